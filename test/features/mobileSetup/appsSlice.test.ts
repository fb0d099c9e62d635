import { appsActions, appsSlice, selectApps } from 'src/features/mobileSetup/appsSlice'

const phone = { name: 'Harbor for iOS', platform: 'ios', url: 'https://apps.harbor.test/ios' }
const tablet = { name: 'Harbor for Android', platform: 'android', url: 'https://apps.harbor.test/android' }

test('no app is offered at first', () => {
  expect(appsSlice.reducer(undefined, { type: '@@init' })).toStrictEqual([])
})

test('loaded apps replace the previous ones', () => {
  expect(appsSlice.reducer([phone], appsActions.loaded([tablet]))).toStrictEqual([tablet])
})

test('the apps are stored under their own key', () => {
  const apps = [phone, tablet]
  expect(selectApps({ apps })).toBe(apps)
})
