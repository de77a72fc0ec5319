import { isPage } from '#contract/values/access.ts'
import { isRole } from '../access/roles.ts'
import { isObject } from '../diff/json.ts'
import { safeUrl } from '../links/safeUrl.ts'
import { MENU_DEPTH, MENU_ENTRIES, MENU_KINDS } from './menuFrom.ts'

/** Why a menu is not published; `at` is a JSON pointer into its `attrs`. */
export type MenuProblemCode =
  | 'noSections'
  | 'noLabel'
  | 'noId'
  | 'twice'
  | 'unknownKind'
  | 'unknownPage'
  | 'unknownRole'
  | 'noPath'
  | 'badPath'
  | 'badLink'
  | 'deep'
  | 'many'
  | 'noWay'
type MenuProblem = { at: string; problem: MenuProblemCode }

/** The screen by which a menu is put right: no menu may be published without a way to it. */
const WAY = 'config/list'
const WAY_PAGE = 'cp_appconfig'
/** A path of the console: words between slashes, without scheme, query and steps upwards. */
const PATH = /^\/?[\w.~-]+(\/[\w.~:-]+)*$/

/** What is wrong with a menu that somebody edits; none where `menuFrom` would take all of it as it stands. */
export function menuProblems(attrs: unknown): MenuProblem[] {
  const sections: unknown = isObject(attrs) ? attrs.sections : undefined
  if (!Array.isArray(sections) || sections.length === 0) return [{ at: '/sections', problem: 'noSections' }]
  const walk: Walk = { problems: [], ids: new Set(), entries: 0, hasWay: false }
  const sectionIds = new Set<string>()
  sections.forEach((section: unknown, nth) => {
    const at = `/sections/${nth}`
    const { id, label, items } = isObject(section) ? section : {}
    checkId(walk, sectionIds, id, at)
    if (!isLabel(label)) walk.problems.push({ at: `${at}/label`, problem: 'noLabel' })
    checkEntries(walk, items, `${at}/items`, 1)
  })
  if (walk.entries > MENU_ENTRIES) walk.problems.push({ at: '/sections', problem: 'many' })
  if (!walk.hasWay) walk.problems.push({ at: '/sections', problem: 'noWay' })
  return walk.problems
}

type Walk = { problems: MenuProblem[]; ids: Set<string>; entries: number; hasWay: boolean }

function checkEntries(walk: Walk, entries: unknown, at: string, level: number): void {
  const list: readonly unknown[] = Array.isArray(entries) ? entries : []
  if (level > MENU_DEPTH && list.length > 0) {
    walk.problems.push({ at, problem: 'deep' })
    return
  }
  list.forEach((entry, nth) => checkEntry(walk, entry, `${at}/${nth}`, level))
}

function checkEntry(walk: Walk, entry: unknown, at: string, level: number): void {
  const value = isObject(entry) ? entry : {}
  const { id, kind, label, page, roles, disabledFor, children } = value
  const wrong = (problem: MenuProblemCode, field = '') => walk.problems.push({ at: at + field, problem })
  walk.entries += 1
  checkId(walk, walk.ids, id, at)
  if (kind === 'divider') return
  if (!MENU_KINDS.some((one) => one === kind)) wrong('unknownKind', '/kind')
  if (!isLabel(label)) wrong('noLabel', '/label')
  if (page !== undefined && !isPage(page)) wrong('unknownPage', '/page')
  for (const [field, list] of Object.entries({ roles, disabledFor }))
    if (list !== undefined && !isRoles(list)) wrong('unknownRole', `/${field}`)
  if (kind === 'item' || kind === 'link') checkPath(walk, value, at)
  checkEntries(walk, children, `${at}/children`, level + 1)
}

function checkPath(
  walk: Walk,
  { kind, path, page, roles, disabledFor }: Readonly<Record<string, unknown>>,
  at: string,
) {
  const wrong = (problem: MenuProblemCode) => walk.problems.push({ at: `${at}/path`, problem })
  if (typeof path !== 'string' || path.trim() === '') return wrong('noPath')
  if (kind === 'link') return safeUrl(path) === undefined ? wrong('badLink') : 0
  if (!PATH.test(path) || path.split('/').includes('..')) return wrong('badPath')
  const isOpen = (page === undefined || page === WAY_PAGE) && isNone(roles) && isNone(disabledFor)
  if (path === WAY && isOpen) walk.hasWay = true
  return 0
}

function checkId(walk: Walk, ids: Set<string>, id: unknown, at: string): void {
  if (typeof id !== 'string' || id === '') walk.problems.push({ at, problem: 'noId' })
  else if (ids.has(id)) walk.problems.push({ at, problem: 'twice' })
  else ids.add(id)
}

const isLabel = (label: unknown) => isObject(label) && typeof label.en === 'string' && label.en.trim() !== ''
const isRoles = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === 'string' && isRole(one))
const isNone = (list: unknown) => list === undefined || (Array.isArray(list) && list.length === 0)
