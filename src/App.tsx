import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { BASE_PATH, ROUTES } from 'src/constants/routes'
import { AppLink } from 'src/components/AppLink'
import { ErrorBoundary } from 'src/components/ErrorBoundary'
import { LazyScreen } from 'src/components/LazyScreen'
import { NativeClientProvider } from 'src/components/OutsideLink'
import { Status } from 'src/components/Status'
import { Trouble } from 'src/components/Trouble'
import { CompanyFrame } from 'src/features/company/CompanyFrame'
import { selectCompanyTheme } from 'src/features/company/companySlice'
import { selectCompleting } from 'src/features/completion/completionSlice'
import { selectDevice, selectNativeClient } from 'src/features/environment/environmentSlice'
import { LoginScreen } from 'src/features/login/LoginScreen'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loadMessages } from 'src/messages/catalogue'
import { useMessages } from 'src/messages/useMessages'
import { HOST_PROGRESS, SCREENS } from 'src/screens/index'
import type { LoadScreen } from 'src/screens/screen'
import { reportCrash } from 'src/services/log'
import type { Journey } from 'src/store/createStore'
import { theme } from 'src/styles/theme'

const trouble = (retry: () => void) => <Trouble onRetry={retry} />
const report = (error: unknown) => reportCrash('screen', error)

const loadWithJourney = (load: LoadScreen, adopt: AppProps['adopt']) => async () => {
  const [{ default: Screen, journey }] = await Promise.all([load(), loadMessages()])
  if (journey) adopt(journey)
  return Screen
}

interface AppProps {
  productName: string
  /** Takes in the journey of a screen that has come in a chunk of its own. */
  adopt: (journey: Journey) => void
}

/** The company's frame with the screen that the location names (spec §2). */
export function App({ productName, adopt }: AppProps) {
  const say = useMessages()
  const dispatch = useDispatch()
  const route = useSelector(selectRoute)
  const device = useSelector(selectDevice)
  const nativeClient = useSelector(selectNativeClient)
  const images = useSelector(selectCompanyTheme)
  const completing = useSelector(selectCompleting)
  const load = useMemo(() => {
    if (completing) return loadWithJourney(HOST_PROGRESS, adopt)
    return route === ROUTES.login ? undefined : loadWithJourney(SCREENS[route], adopt)
  }, [completing, route, adopt])
  const screen = completing ? 'completing' : route
  useEffect(() => {
    document.title = say('page.title', { product: productName })
  }, [say, productName])
  const help = (
    <AppLink href={`${BASE_PATH}${ROUTES.supportForm}`} onFollow={() => dispatch(sessionEvents.helpAsked())}>
      {say('action.getHelp')}
    </AppLink>
  )
  return (
    <ThemeProvider theme={theme}>
      <CompanyFrame
        productName={productName}
        images={{
          header: images?.loginPageHeaderUrl ?? undefined,
          background: images?.loginPageBackgroundUrl ?? undefined,
          logo: images?.companyLogoUrl ?? undefined,
        }}
        showBackground={!nativeClient && device !== 'mobile'}
        help={help}
      >
        <NativeClientProvider value={nativeClient}>
          <ErrorBoundary key={screen} fallback={trouble} report={report}>
            {load ? (
              <LazyScreen
                key={screen}
                load={load}
                loading={<Status>{say('screen.loading')}</Status>}
                fallback={trouble}
              />
            ) : (
              <LoginScreen productName={productName} />
            )}
          </ErrorBoundary>
        </NativeClientProvider>
      </CompanyFrame>
    </ThemeProvider>
  )
}
