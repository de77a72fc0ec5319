import type { Action, Page } from '#contract/values/access.ts'

/** What a probe needs: nothing, a sign-in, the admin value of the product claim, all of these rights, or one of them. */
type Rights = readonly (readonly [Page, Action])[]
export type Need = 'nothing' | 'signIn' | 'productAdmin' | Rights | { oneOf: Rights }
export type Probe = { method: string; url: string; payload?: object; need: Need }

/** The id of nothing. */
export const MISSING = '0198c0de-0000-7000-8000-00000000dead'

export const data = (...actions: Action[]) => actions.map((action) => ['cp_datastore', action] as const)
export const read = (url: string, need: Need = data('view')): Probe => ({ method: 'GET', url, need })
export const write = (method: string, url: string, payload: object | undefined, need: Need): Probe => ({
  method,
  url,
  payload,
  need,
})
