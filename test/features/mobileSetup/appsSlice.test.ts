import { appsActions, appsSlice, type AppsState, selectApps } from 'src/features/mobileSetup/appsSlice'

const phone = { name: 'Harbor for iOS', platform: 'ios', url: 'https://apps.harbor.test/ios' }
const tablet = { name: 'Harbor for Android', platform: 'android', url: 'https://apps.harbor.test/android' }

test('no app is offered at first', () => {
  expect(appsSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ list: [], platform: undefined })
})

test('loaded apps replace the previous ones', () => {
  const loaded: AppsState = { list: [tablet], platform: 'android' }
  expect(appsSlice.reducer({ list: [phone], platform: 'ios' }, appsActions.loaded(loaded))).toStrictEqual(
    loaded,
  )
})

test('the apps are stored under their own key', () => {
  const apps = { list: [phone, tablet], platform: undefined }
  expect(selectApps({ apps })).toBe(apps)
})
