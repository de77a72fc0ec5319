import { mayShareView, type ViewAudience } from '#contract/rules/filters/mayShareView.ts'
import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { soundView } from '../../decisions/soundView.ts'

/** Throws unless this view may be put before this audience by whoever calls: its shape, its type, their right. */
export function checkAudience({ actor, services }: CallContext, payload: unknown, audience: ViewAudience): void {
  const view = soundView(payload)
  if (!view) throw new DomainError('invalid', { description: 'This is no view of a list.' })
  const type = services.types.get(view.cty)
  if (!type || !can(actor, type.page, 'view')) throw new DomainError('notFound')
  if (!mayShareView(actor, type.page, audience)) throw new DomainError('forbidden')
}
