import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { ROUTES } from 'src/constants/routes'
import { LinkButton } from 'src/components/actions/Button'
import { ErrorBoundary, ErrorScreen } from 'src/components/feedback/ErrorScreen'
import { LazyScreen } from 'src/components/feedback/LazyScreen'
import { NativeClientProvider } from 'src/components/actions/ExternalLink'
import { useOnlineAgain } from 'src/components/feedback/ProblemAlert'
import { ProductName } from 'src/components/feedback/Sentence'
import { PreviousStep } from 'src/components/layout/step/Step'
import { StepParts } from 'src/components/layout/step/StepCard'
import { Waiting } from 'src/components/feedback/Waiting'
import { CompanyFrame, type FrameParts } from 'src/features/company/CompanyFrame'
import { selectSettings } from 'src/features/company/companySlice'
import { selectReplacesScreen } from 'src/features/autoLogin/autoLoginSlice'
import { selectDevice, selectIsNativeClient } from 'src/features/environment/environmentSlice'
import { LoginScreen } from 'src/features/signIn/LoginScreen'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { selectExtras } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'
import { Help } from 'src/app/Help'
import { factorParts, frameParts, signInParts } from 'src/app/journeys/lazyParts'
import { loadDeferredChrome } from 'src/app/loadDeferredChrome'
import { AWAY, CONTACT, HOST_PROGRESS, SCREENS } from 'src/app/routes'
import { type Adopt, loadWithJourney } from 'src/app/loadWithJourney'
import { loadRules } from 'src/sagas/oneSignIn/oneSignIn'
import { painted } from 'src/services/browser/moments'
import { failureOf } from 'src/services/http/serviceError'
import { reportCrash } from 'src/services/log'
import { theme } from 'src/styles/theme'

const crashed = (retry: () => void) => <ScreenTrouble onRetry={retry} />
const notLoaded = (retry: () => void, error: unknown) => (
  <ScreenTrouble onRetry={retry} offline={failureOf(error).kind === 'offline'} />
)
const again = (retry: () => void) => <TryAgain onPress={retry} />
const report = (error: unknown) => reportCrash('screen', error)

/** Returns the parts of the page that load later, each with its journey. */
function loadsOf(adopt: Adopt) {
  const away = loadWithJourney(AWAY, adopt)
  return {
    inFrame: frameParts(adopt),
    otherMethods: signInParts(adopt),
    stepParts: factorParts(adopt),
    chrome: loadDeferredChrome(),
    away,
    contact: loadWithJourney(CONTACT, adopt),
    next: async () => {
      await painted()
      return (await import('src/app/likelyNext')).fetchLikelyNext(adopt)
    },
    forProvider: async () => {
      await painted()
      // Coming back loads a new page, which then finds the files in the browser's cache.
      await Promise.all([away(), SCREENS[ROUTES.sessionStatus](), loadRules()])
    },
  }
}

interface AppProps {
  productName: string
  /** The parts that the company's own look adds to the frame. */
  parts?: FrameParts | undefined
  forgotPassword?: boolean
  adopt: Adopt
}

/** The company's frame with the screen that the location names (product/routes). */
export function App({ productName, parts, forgotPassword = true, adopt }: AppProps) {
  const t = useMessages()
  const route = useSelector(selectRoute)
  const device = useSelector(selectDevice)
  const nativeClient = useSelector(selectIsNativeClient)
  const settings = useSelector(selectSettings)
  const completing = useSelector(selectReplacesScreen)
  const load = useMemo(() => {
    if (completing) return loadWithJourney(HOST_PROGRESS, adopt)
    return route === ROUTES.login ? undefined : loadWithJourney(SCREENS[route], adopt)
  }, [completing, route, adopt])
  const loads = useMemo(() => loadsOf(adopt), [adopt])
  const extras = useSelector(selectExtras)
  const screen = completing ? 'completing' : route
  const title = t('page.title', { product: productName })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <ThemeProvider theme={theme}>
      <ProductName value={productName}>
        <CompanyFrame
          parts={parts}
          images={settings.theme}
          showBackground={!nativeClient && device !== 'mobile'}
          showFooter={device !== 'mobile'}
          top={loads.inFrame
            .filter(({ setting }) => settings[setting])
            .map(({ name, load: loadPart }) => (
              <LazyScreen key={name} load={loadPart} screenProps={{ shown: screen === ROUTES.login }} />
            ))}
          help={<Help adopt={adopt} />}
          languages={<LazyScreen load={loads.chrome.languages} />}
        >
          <NativeClientProvider value={nativeClient}>
            <div className="place" aria-busy={false}>
              <ErrorBoundary key={screen} fallback={crashed} report={report}>
                {load ? (
                  <StepParts
                    value={loads.stepParts.map(
                      ({ name, load: part }) =>
                        name in extras && <LazyScreen key={name} load={part} fallback={again} />,
                    )}
                  >
                    <LazyScreen
                      key={screen}
                      load={load}
                      early={<PreviousStep />}
                      loading={<Waiting>{t('screen.loading')}</Waiting>}
                      fallback={notLoaded}
                    />
                  </StepParts>
                ) : (
                  <LoginScreen
                    loadNext={loads.next}
                    loadForProvider={loads.forProvider}
                    forgotPassword={forgotPassword}
                    loadAccounts={nativeClient ? undefined : loads.chrome.accounts}
                    parts={loads.otherMethods.filter(({ flag }) => settings[flag])}
                    away={<LazyScreen load={loads.away} />}
                    contact={<LazyScreen load={loads.contact} fallback={again} />}
                  />
                )}
              </ErrorBoundary>
            </div>
          </NativeClientProvider>
        </CompanyFrame>
      </ProductName>
    </ThemeProvider>
  )
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const t = useMessages()
  return (
    <LinkButton type="button" onClick={onPress}>
      {t('action.tryAgain')}
    </LinkButton>
  )
}

const OFFLINE = { code: 'offline' } as const

/** A screen's failure flags an error for the help form (support/titles). */
function ScreenTrouble({ onRetry, offline }: { onRetry: () => void; offline?: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const again = useOnlineAgain(offline ? OFFLINE : undefined)
  useEffect(() => {
    dispatch(sessionEvents.screenFailed())
  }, [dispatch])
  return (
    <ErrorScreen
      over={again}
      onRetry={() => {
        dispatch(sessionEvents.screenRetried())
        onRetry()
      }}
    >
      {offline && t(again ? 'problem.onlineAgain' : 'problem.offline')}
    </ErrorScreen>
  )
}
