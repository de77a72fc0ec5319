import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { can } from '#contract/rules/access/can.ts'
import { canAll } from '#contract/rules/access/canAll.ts'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { confirmationOf } from '#contract/rules/actions/confirmationOf.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import { VERB_NAMES, type Verb } from '#contract/rules/actions/verbs.ts'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import { ACTIONS, isPage } from '#contract/values/access.ts'
import type { Action } from '#contract/values/access.ts'
import type { Status } from '#contract/values/status.ts'

/** react-admin's words for what a screen does. A form is shown read-only to whoever may only view, hence edit: view. */
const ACTIONS_OF_SCREENS: Readonly<Record<string, Action>> = {
  list: 'view',
  show: 'view',
  edit: 'view',
  export: 'view',
  clone: 'create',
}

/** What decides about the rights of a react-admin resource: a type document has traits, other resources a page alone. */
export type ResourceAccess = Pick<TypeDocument, 'page'> & Partial<Pick<TypeDocument, 'publishPage' | 'traits'>>
/** `all`: whoever is signed in. Undefined for what is not known. */
export type AccessOf = (resource: string) => ResourceAccess | 'all' | undefined

type Question = { resource: string; action: string; record?: Readonly<Record<string, unknown>> | undefined }

/**
 * Whether the actor may do this with a react-admin resource: an action of the role table, a screen of react-admin, or a
 * verb, which with a record is also judged by the record's state. Unknown resources and actions are refused.
 */
export function canAccess(actor: Pick<Actor, 'uid' | 'roles'>, question: Question, accessOf: AccessOf): boolean {
  const { resource, action, record } = question
  const access = accessOf(resource) ?? (isPage(resource) ? { page: resource } : undefined)
  if (access === 'all') return true
  if (access === undefined) return false
  const verb = VERB_NAMES.find((one) => one === action)
  if (verb && isVersioned(access, verb)) return mayDo(actor, verb, access, record)
  const wanted = Object.hasOwn(ACTIONS_OF_SCREENS, action) ? ACTIONS_OF_SCREENS[action] : actionNamed(action)
  return wanted !== undefined && can(actor, access.page, wanted)
}

const actionNamed = (name: string) => ACTIONS.find((one) => one === name)

type VersionedAccess = Pick<TypeDocument, 'page' | 'publishPage' | 'traits'>

/** Of a resource without documents 'publish' and 'archive' are actions of its page. */
function isVersioned(access: ResourceAccess, verb: Verb): access is VersionedAccess {
  return access.traits !== undefined || actionNamed(verb) === undefined
}

function mayDo(
  actor: Pick<Actor, 'uid' | 'roles'>,
  verb: Verb,
  access: VersionedAccess,
  record: Question['record'],
): boolean {
  if (!record) return canAll(actor, rightsOfVerb(verb, access))
  const state = documentStateOf(record as { st: Status })
  const reason = whyNot(verb, { state, now: 0 }, actor, access)
  // A question that is answered with yes is no refusal.
  return reason === undefined || confirmationOf(reason, verb) !== undefined
}
