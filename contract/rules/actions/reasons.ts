/**
 * Why a verb is refused. Each reason is an error code of the same name on the wire and the key `actions.why.<reason>`
 * on screen, so that the tooltip and the server's answer never differ.
 */
export const REASONS = [
  'forbidden',
  'processing',
  'wrongStatus',
  'draftExists',
  'onlyDraft',
  'locked',
  'baseMoved',
] as const
export type Reason = (typeof REASONS)[number]

/** Words sent in `confirm` that answer a reason with yes (calls.md section 0). */
export const CONFIRMATIONS = ['baseMoved', 'replaceDraft'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** The i18n key of a reason. */
export function reasonKey(reason: Reason): `actions.why.${Reason}` {
  return `actions.why.${reason}`
}
