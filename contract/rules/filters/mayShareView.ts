import type { Page } from '#contract/values/access.ts'
import { can, effectiveRoles, type RoleHolder } from '../access/can.ts'

/** Who sees a view beside its owner: nobody, everybody who may view the type, or those of one role. */
export type ViewAudience = { scope: 'me' } | { scope: 'all' } | { scope: 'role'; role: string }

/**
 * May this person put a view before others? One's own role: with update on the type's page. Everybody: with publish
 * there, since it changes what colleagues start their day with. Any other role: those who may change configuration,
 * who may also share with everybody.
 */
export function mayShareView(actor: RoleHolder, page: Page, audience: ViewAudience): boolean {
  if (audience.scope === 'me' || can(actor, 'cp_appconfig', 'update')) return true
  if (audience.scope === 'all') return can(actor, page, 'publish')
  return can(actor, page, 'update') && (effectiveRoles(actor) as readonly string[]).includes(audience.role)
}

/** An audience as one word, for a column and an address: '', 'all' or 'role:approver'. */
export function audienceWord(audience: ViewAudience): string {
  return audience.scope === 'role' ? `role:${audience.role}` : audience.scope === 'all' ? 'all' : ''
}

/** Audiences, as words, that this person is part of. Whether they may view a view's type is asked apart. */
export function audiencesOf(actor: RoleHolder): string[] {
  return ['all', ...effectiveRoles(actor).map((role) => audienceWord({ scope: 'role', role }))]
}

/** The audience of a word; one that is not known reaches nobody else. */
export function audienceOf(word: string | null | undefined): ViewAudience {
  if (word === 'all') return { scope: 'all' }
  return word?.startsWith('role:') ? { scope: 'role', role: word.slice('role:'.length) } : { scope: 'me' }
}
