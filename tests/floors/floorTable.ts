/**
 * Rooms and what each may import (docs/architecture.md). A room is named by its path; `custom/*` stands for each page.
 * Rooms on one floor never import each other, because neither stands in the other's list.
 */
interface Room {
  imports: readonly string[]
  /** Rooms of which types alone may be imported. */
  types?: readonly string[]
  /** Packages that may be imported; without a list every package but those of `never`. */
  packages?: readonly RegExp[]
  never?: readonly RegExp[]
}

const CONTRACT = ['contract/values', 'contract/schemas', 'contract/registry', 'contract/rules', 'contract/wire']

/** The floors of kit, lowest first: each may import those before it. The gallery shows them all. */
const KIT = ['kit/parts', 'kit/forms', 'kit/record', 'kit/jobs']
const PROVIDERS = ['dataProvider', 'authProvider']

/** Pure libraries: no React, no DOM, no Node. */
const PURE = [/^typebox$/, /^ajv(-formats)?$/, /^@cfworker\/json-schema$/, /^date-fns$/, /^re2js$/, /^ipaddr\.js$/]
const NODE_AND_SERVER = [
  /^node:/,
  /^fastify$/,
  /^@fastify\//,
  /^pg$/,
  /^kysely$/,
  /^pino$/,
  /^sharp$/,
  /^@electric-sql\//,
]
const SCREEN = [/^react/, /^@mui\//, /^ra-/, /^@jsonforms\/(react|material)/, /^@emotion\//]

export const ROOMS: Readonly<Record<string, Room>> = {
  'contract/values': { imports: [], packages: PURE },
  'contract/schemas': { imports: CONTRACT.slice(0, 1), packages: PURE },
  'contract/registry': { imports: CONTRACT.slice(0, 2), packages: PURE },
  'contract/rules': { imports: CONTRACT.slice(0, 3), packages: PURE },
  'contract/wire': { imports: CONTRACT.slice(0, 4), packages: PURE },
  dataProvider: { imports: CONTRACT, never: NODE_AND_SERVER },
  authProvider: { imports: CONTRACT, never: NODE_AND_SERVER },
  'kit/parts': { imports: CONTRACT, types: PROVIDERS, never: NODE_AND_SERVER },
  'kit/forms': { imports: [...CONTRACT, ...KIT.slice(0, 1)], types: PROVIDERS, never: NODE_AND_SERVER },
  'kit/record': { imports: [...CONTRACT, ...KIT.slice(0, 2)], types: PROVIDERS, never: NODE_AND_SERVER },
  'kit/jobs': { imports: [...CONTRACT, ...KIT.slice(0, 3)], types: PROVIDERS, never: NODE_AND_SERVER },
  'kit/gallery': { imports: [...CONTRACT, ...KIT], types: PROVIDERS, never: NODE_AND_SERVER },
  resources: { imports: [...CONTRACT, ...KIT], never: NODE_AND_SERVER },
  'custom/*': { imports: [...CONTRACT, ...KIT], never: NODE_AND_SERVER },
  src: {
    imports: [...CONTRACT, 'dataProvider', 'authProvider', ...KIT, 'resources', 'custom/*'],
    never: NODE_AND_SERVER,
  },
  server: { imports: CONTRACT, never: SCREEN },
  scripts: { imports: CONTRACT },
  client: { imports: [...CONTRACT, 'server'], never: SCREEN },
}

/** Inside the server: parts, by the start of a path, and the parts that they never import. */
export const SERVER_PARTS: readonly { part: string; never: readonly string[] }[] = [
  { part: 'server/stores/', never: ['server/decisions/', 'server/commands/', 'server/jobs/', 'server/routes/'] },
  { part: 'server/decisions/', never: ['server/commands/', 'server/jobs/', 'server/routes/'] },
  { part: 'server/jobs/', never: ['server/commands/', 'server/routes/'] },
  { part: 'server/commands/', never: ['server/routes/'] },
]

/** Tests may lean on what all tests share, and on the tools of tests. */
export const TEST_PACKAGES = [/^vitest$/, /^fast-check$/, /^temporal-polyfill$/, /^@testing-library\//, /^node:/]

/** The room of a path: the two-part name where the table has one, the page's own name under `custom`. */
export function roomOf(path: string): string | undefined {
  const [first = '', second = '', third] = path.split('/')
  if (first === 'contract') return `contract/${second}`
  if (first === 'kit') return third === undefined ? undefined : `kit/${second}`
  if (first === 'custom') return third === undefined ? undefined : `custom/${second}`
  return first in ROOMS ? first : undefined
}

/** The table's row for a room: every page under `custom` has the same. */
export function rowOf(room: string): Room | undefined {
  return ROOMS[room.startsWith('custom/') ? 'custom/*' : room]
}

/** Whether a list of rooms names this one. */
export function names(rooms: readonly string[] | undefined, room: string): boolean {
  return rooms?.some((each) => each === room || (each === 'custom/*' && room.startsWith('custom/'))) ?? false
}
