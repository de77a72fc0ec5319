import type { CreateSignInClient, SignInClient } from './signInClient.ts'
import { COMMON_INIT } from './signInClient.ts'
import type { IdentityBoot } from '#contract/schemas/service.ts'
import { PopupBlocked } from './signInErrors.ts'

/** Where the sign-in window returns to: a page of the console that does nothing but hand over. */
const POPUP_PATH = '/sign-in-again'
const CHANNEL = 'marquee-sign-in'
const POPUP_FEATURES = 'popup,width=520,height=760'

type PopupTokens = { token: string; refreshToken: string; idToken: string; subject: string; name: string }
type Message = { attempt: string; tokens?: PopupTokens }

/** The parts of the browser that this needs; a window has them all. */
export type PopupBrowser = {
  open: (address: string, name: string, features: string) => { location: { href: string }; close: () => void } | null
  origin: string
  newId: () => string
  openChannel: (name: string) => BroadcastChannel
}

/**
 * Opens a window in which the person signs in again, and answers its tokens; undefined where it was given up. The
 * window answers over a channel of our own origin: a provider elsewhere cuts the tie between a window and its opener.
 */
export async function signInByPopup(
  browser: PopupBrowser,
  client: SignInClient,
  request: { username: string; askPassword: boolean; signal: AbortSignal },
): Promise<PopupTokens | undefined> {
  const attempt = browser.newId()
  // Opened before anything is awaited, while the browser still knows that a click asked for it.
  const popup = browser.open('', `${CHANNEL}-${attempt}`, POPUP_FEATURES)
  if (!popup) throw new PopupBlocked()
  const channel = browser.openChannel(CHANNEL)
  try {
    const answered = answerOf(channel, attempt, request.signal)
    popup.location.href = await client.createLoginUrl({
      redirectUri: `${browser.origin}${POPUP_PATH}?attempt=${attempt}`,
      loginHint: request.username,
      ...(request.askPassword ? { prompt: 'login' as const } : {}),
    })
    return await answered
  } finally {
    channel.close()
    popup.close()
  }
}

function answerOf(channel: BroadcastChannel, attempt: string, signal: AbortSignal): Promise<PopupTokens | undefined> {
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data?.attempt === attempt) resolve(data.tokens)
    })
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

export function isSignInPopup(location: Pick<Location, 'pathname'>): boolean {
  return location.pathname === POPUP_PATH
}

/** Runs in the sign-in window when the provider has sent it back: redeems the code and hands the tokens over. */
export async function finishSignInPopup(
  boot: IdentityBoot,
  createClient: CreateSignInClient,
  browser: { search: string; openChannel: (name: string) => BroadcastChannel; close: () => void },
): Promise<void> {
  const attempt = new URLSearchParams(browser.search).get('attempt') ?? ''
  const client = createClient(boot)
  const isSignedIn = await client.init(COMMON_INIT).catch(() => false)
  const channel = browser.openChannel(CHANNEL)
  const message: Message = isSignedIn ? { attempt, tokens: tokensOf(client) } : { attempt }
  channel.postMessage(message)
  channel.close()
  browser.close()
}

function tokensOf({ token = '', refreshToken = '', idToken = '', tokenParsed }: SignInClient): PopupTokens {
  const name: unknown = tokenParsed?.name ?? tokenParsed?.preferred_username
  return { token, refreshToken, idToken, subject: tokenParsed?.sub ?? '', name: typeof name === 'string' ? name : '' }
}
