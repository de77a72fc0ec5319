import type { ActionFacts, ActionType } from '#contract/rules/actions/whyNot.ts'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import { confirmationOf } from '#contract/rules/actions/confirmationOf.ts'
import type { Confirmation, Reason } from '#contract/rules/actions/reasons.ts'
import { reasonKey } from '#contract/rules/actions/reasons.ts'
import type { Right } from '#contract/rules/actions/rightsOfVerb.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { hasVerb, isWriting } from '#contract/rules/actions/verbs.ts'
import { can } from '#contract/rules/access/can.ts'
import type { Actor } from '#contract/rules/access/actor.ts'

/** What the open form adds to the rules: unsaved text, and what is wrong with it. */
export type FormFacts = {
  dirty: boolean
  /** Issues that no save survives. */
  errors: number
  /** Fields that publishing needs and that are empty. */
  missing: number
  /** Why nothing may be written at all (a lock service that failed), as an i18n key. */
  restricted?: string | undefined
}

/** Why an action cannot be taken now, as words and, where it is about fields, with the way to them. */
export type ActionWhy = { key: string; count?: number; toFields?: boolean }

export type RecordAction = {
  verb: Verb
  allowed: boolean
  why?: ActionWhy
  /** The question that has to be answered with yes first. */
  asks?: Confirmation
}

/** An action that is not on screen: rights that are missing, or a status that has no use for it (no right is). */
export type HiddenAction = { verb: Verb; rights: readonly Right[] }

export type ActionSet = {
  /** The one that the view is about: filled with the accent. */
  primary: RecordAction | undefined
  save: RecordAction | undefined
  /** Everything else, in the order of the menu. */
  more: readonly RecordAction[]
  of: (verb: Verb) => RecordAction | undefined
  /** What the record's type knows and this person cannot do now. */
  hidden: readonly HiddenAction[]
}

const PRIMARY: readonly Verb[] = ['approve', 'publish', 'submit', 'restoreContent']
/** From the everyday to the final. A version is restored in the version list; publishing is the shorter submitAndApprove. */
const OFFERED: readonly Verb[] = [
  'saveDraft',
  'submit',
  'approve',
  'publish',
  'returnToDraft',
  'restoreContent',
  'discardDraft',
  'unpublish',
  'archive',
  'deleteContent',
  'purge',
]

type Facts = Omit<ActionFacts, 'changes'> & {
  /** Verbs that the service has no call for: nobody is offered them. */
  lacking?: readonly Verb[]
}

/**
 * The actions of a record as the console offers them: hidden without the permission or where the status has no use
 * for them, disabled with the reason where something else stands in the way (specification section 6).
 */
export function recordActions(
  facts: Facts,
  form: FormFacts,
  actor: Pick<Actor, 'uid' | 'roles'>,
  type: ActionType,
): ActionSet {
  const known = OFFERED.filter((verb) => !facts.lacking?.includes(verb))
  const actions = known.flatMap((verb) => {
    const reason = whyNot(verb, { ...facts, changes: form.dirty }, actor, type)
    // One's own second tab is no somebody else.
    if (reason === 'locked' && facts.lock?.uid === actor.uid) return [refused(verb, { key: 'actions.why.otherTab' })]
    return offered(verb, reason, facts, form)
  })
  const of = (verb: Verb) => actions.find((action) => action.verb === verb)
  const primary = PRIMARY.map(of).find((action) => action !== undefined)
  const save = of('saveDraft')
  const more = actions.filter((action) => action !== primary && action !== save)
  const mode = { creates: facts.state === undefined, changes: form.dirty }
  const hidden = known
    .filter((verb) => !of(verb) && hasVerb(type, verb))
    .map((verb) => ({
      verb,
      rights: rightsOfVerb(verb, type, mode).filter(({ page, action }) => !can(actor, page, action)),
    }))
  return { primary, save, of, more, hidden }
}

function offered(verb: Verb, reason: Reason | undefined, facts: Facts, form: FormFacts): RecordAction[] {
  if (reason === 'forbidden') return []
  const asks = reason && confirmationOf(reason, verb)
  if (reason === 'wrongStatus')
    return isIdle(verb, facts) ? [refused(verb, { key: 'actions.why.nothingToPublish' })] : []
  if (reason && !asks) return [refused(verb, { key: reasonKey(reason) })]
  const why = formReason(verb, facts, form)
  if (why) return [refused(verb, why)]
  return [{ verb, allowed: true, ...(asks ? { asks } : {}) }]
}

function refused(verb: Verb, why: ActionWhy): RecordAction {
  return { verb, allowed: false, why }
}

/** A live document that is all published: publishing is the view's action, there is only nothing new to publish. */
function isIdle(verb: Verb, { state }: Facts): boolean {
  return verb === 'publish' && state?.state === 'live' && state.draft === undefined
}

function formReason(verb: Verb, { state }: Facts, form: FormFacts): ActionWhy | undefined {
  if (form.restricted) return { key: form.restricted }
  if (verb === 'saveDraft') return state && !form.dirty ? { key: 'actions.why.nothingToSave' } : undefined
  if (!isWriting(verb)) return form.dirty && verb !== 'discardDraft' ? { key: 'actions.why.unsaved' } : undefined
  if (form.errors > 0) return { key: 'editor.errorsToFix', count: form.errors, toFields: true }
  if (verb === 'publish' && form.missing > 0)
    return { key: 'editor.requiredMissing', count: form.missing, toFields: true }
  return undefined
}
