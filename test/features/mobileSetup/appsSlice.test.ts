import { appsActions, appsSlice, selectApps } from 'src/features/mobileSetup/appsSlice'

const phone = { name: 'Harbor for iOS', platform: 'ios', url: 'https://apps.harbor.test/ios' }
const tablet = { name: 'Harbor for Android', platform: 'android', url: 'https://apps.harbor.test/android' }

test('no app is offered at first', () => {
  expect(appsSlice.reducer(undefined, { type: '@@init' })).toStrictEqual([])
})

test('apps that load replace those from before', () => {
  expect(appsSlice.reducer([phone], appsActions.loaded([tablet]))).toStrictEqual([tablet])
})

test('the apps are read under their own name', () => {
  const apps = [phone, tablet]
  expect(selectApps({ apps })).toBe(apps)
})
