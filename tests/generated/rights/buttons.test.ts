import { describe, expect, it } from 'vitest'
import { can } from '#contract/rules/access/can.ts'
import type { DocumentState } from '#contract/rules/actions/documentState.ts'
import { VERB_NAMES, VERBS } from '#contract/rules/actions/verbs.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { recordActions } from '#kit/record/actions/recordActions.ts'
import { offeredPlans } from '#resources/list/selection/selectionPlan.ts'
import { authorise } from '#server/routes/authorise.ts'
import { actorOf, EVERY_ROLE, nameOf, RIGHTS_OF_VERB, TYPES } from './everyRole.ts'

const SUPER = ['operations_super_admin']
const FORMS = [
  { dirty: false, errors: 0, missing: 0 },
  { dirty: true, errors: 0, missing: 0 },
]
const STATES: readonly DocumentState[] = [
  { state: 'live', published: true },
  { state: 'live', draft: 'draft', published: false },
  { state: 'live', draft: 'draft', published: true },
  { state: 'live', draft: 'pending', published: true },
  { state: 'archived', published: false },
  { state: 'deleted', published: false },
]
const everyRole = EVERY_ROLE.map((roles) => [nameOf(roles), roles] as const)

describe('every button of a record', () => {
  it('has its rights written down here', () => {
    const known = new Set([...Object.keys(RIGHTS_OF_VERB), 'submitAndApprove', 'restoreVersion'])
    expect(VERB_NAMES.filter((verb) => !known.has(verb))).toEqual([])
  })

  it.each(everyRole)('shows to %s exactly what the status offers and the roles allow', (_, roles) => {
    const wrong: string[] = []
    for (const type of TYPES)
      for (const state of STATES)
        for (const form of FORMS) {
          const facts = { state, now: 0, tab: 'tab' }
          const mine = recordActions(facts, form, actorOf(roles), type)
          const all = recordActions(facts, form, actorOf(SUPER), type)
          for (const [verb, actions] of Object.entries(RIGHTS_OF_VERB)) {
            const needs = verb === 'publish' && form.dirty ? (['update', 'publish'] as const) : actions
            const isAllowed = needs.every((action) => can({ roles }, type.page, action))
            const offered = all.of(verb as 'publish') !== undefined
            const shown = mine.of(verb as 'publish') !== undefined
            if (shown !== (offered && isAllowed)) wrong.push(`${type.page} ${JSON.stringify(state)} ${verb}: ${shown}`)
          }
        }
    expect(wrong).toEqual([])
  })

  it.each(everyRole)('asks of the server for %s what the server grants by itself', async (_, roles) => {
    const wrong: string[] = []
    for (const type of TYPES)
      for (const [verb, actions] of Object.entries(RIGHTS_OF_VERB)) {
        const isAllowed = actions.every((action) => can({ roles }, type.page, action))
        const body = { st: VERBS[verb as keyof typeof VERBS].status }
        const input = { params: { type: type.type }, query: {}, body }
        const typeNamed = (name: string) => TYPES.find((one) => one.type === name)
        const identity = { askProvider: async () => actorOf(roles) }
        const granted = await authorise({ by: 'typeStatus', creates: false }, input, actorOf(roles), {
          typeNamed,
          identity,
        }).then(
          () => true,
          (error: unknown) => (error instanceof DomainError && error.code === 'forbidden' ? false : String(error)),
        )
        if (granted !== isAllowed) wrong.push(`${type.page} ${verb}: ${granted}`)
      }
    expect(wrong).toEqual([])
  })
})

describe('every button of chosen rows', () => {
  const row = (id: string, ...sides: string[]) =>
    ({ id, st: sides[0], rev: 1, sides: sides.map((st) => ({ st })) }) as unknown as ContentRow
  const rows = [row('1', 'draft'), row('2', 'published'), row('3', 'archived'), row('4', 'pending', 'published')]

  it.each(everyRole)('shows to %s what can be done to one of them and the roles allow', (_, roles) => {
    const wrong: string[] = []
    for (const type of TYPES) {
      const verbsOf = (who: readonly string[]) =>
        offeredPlans({ rows, actor: actorOf(who), type, now: 0 }).map(({ verb }) => verb)
      const may = (verb: string) =>
        (RIGHTS_OF_VERB[verb as 'publish'] ?? []).every((action) => can({ roles }, type.page, action))
      // Whoever publishes is not asked to submit first, so that the super administrator never sees that one.
      const all = verbsOf(SUPER).flatMap((verb) => (verb === 'publish' ? (['publish', 'submit'] as const) : [verb]))
      const wanted = all.filter((verb) => may(verb) && !(verb === 'submit' && may('publish')))
      if (verbsOf(roles).join() !== wanted.join()) wrong.push(`${type.page}: ${verbsOf(roles).join()}`)
    }
    expect(wrong).toEqual([])
  })
})
