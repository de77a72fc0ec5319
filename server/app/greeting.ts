import { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from '../identity/demoUsers.ts'
import type { Settings } from '../settings/settings.ts'

const WIDTH = 12

/** What `npm start` prints once the server answers: where it is, what it stands on, and who may sign in. */
export function greeting(build: string, settings: Settings): string {
  const { publicUrl, databaseUrl, dataDir, oidcIssuer } = settings
  const lines = [
    line(
      'Database',
      databaseUrl === '' ? `embedded, in ${dataDir}` : `PostgreSQL at ${URL.parse(databaseUrl)?.host ?? ''}`,
    ),
    line('Sign-in', oidcIssuer === '' ? `embedded; every password is ${DEMO_PASSWORD}` : oidcIssuer),
    ...(oidcIssuer === '' ? DEMO_USERS.map((user) => line('', personLine(user))) : []),
    line('API', `${publicUrl}/api/docs`),
  ]
  return ['', `  Marquee ${build}   ${publicUrl}`, '', ...lines, '', '  Ctrl-C stops it.', ''].join('\n')
}

function line(name: string, text: string): string {
  return `  ${name.padEnd(WIDTH)}${text}`
}

function personLine({ username, roles, products }: DemoUser): string {
  const rights = roles.join(', ') || 'no role'
  return `${username.padEnd(WIDTH)}${rights}${products.length === 0 ? ', no product' : ''}`
}
