import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SignIn } from '#authProvider/signIn.ts'
import type { SignInClient } from '#authProvider/signInClient.ts'
import type { Boot } from '#contract/schemas/service.ts'
import { App } from '#src/App.tsx'
import { createWiring } from '#src/wiring.ts'
import { injectFetch } from '../support/injectFetch.ts'
import { uuidOf } from '../support/tokens.ts'
import type { OpenService } from './openAgainst.ts'
import { baseOf, CONFIGURED_TYPES } from './openAgainst.ts'

type Person = { name: string; role?: string }

/** The whole console over the service, as a browser would have it after signing in: frame, routes and all. */
export async function openForeignConsole(service: OpenService, path: string, person: Person = { name: 'Ann' }) {
  const { name, role = 'content_admin' } = person
  const username = name.toLowerCase()
  const token = await service.tokenOf(name)
  const actor = { uid: uuidOf(username), username, name, roles: [role], products: ['rimba-my'], productAdmin: false }
  const client = { authenticated: false } as SignInClient
  const signIn: SignIn = {
    actor: () => actor,
    state: () => LIVE,
    subscribe: () => () => undefined,
    getApiToken: () => Promise.resolve(token),
    renewToken: () => Promise.resolve(true),
    getClientId: () => 'client-7',
    signInAgain: () => Promise.resolve(true),
    client: () => client,
    logout: () => Promise.resolve(),
  }
  const boot: Boot = {
    build: 'test',
    time: '2026-11-22T00:00:00.000Z',
    issuer: 'https://sso.example/realms/platform',
    realm: 'platform',
    clientId: 'back-office',
    audience: 'platform',
    registration: '',
    bases: { default: baseOf(''), user: baseOf('user'), audit: baseOf('audit') },
    extensions: [],
    types: [...CONFIGURED_TYPES],
  }
  history.replaceState(null, '', path)
  const wiring = createWiring(boot, signIn, `tab-${name}`, injectFetch(service.app))
  const view = render(<App wiring={wiring} />)
  return { ...within(view.container), screen, user: userEvent.setup({ delay: null }), close: view.unmount }
}

const LIVE = { kind: 'live' } as const
