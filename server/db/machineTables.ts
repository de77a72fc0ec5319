import type { DeliveryProblem, DeliveryState } from '#contract/values/deliveries.ts'
import type { Instant, Json } from './columnTypes.ts'

/** Tables of programs that call us, and of what we tell programs. */
export type MachineTables = {
  machine_token: MachineTokenTable
  webhook: WebhookTable
  watch: WatchTable
  delivery: DeliveryTable
}

type MachineTokenTable = {
  id: string
  token_hash: string
  n: string
  /** Pages with what may be done there. */
  rights: Json
  products: string[]
  uid: string
  /** Who made it, as they were when they last called, and when that was. */
  owner: Json
  seen_at: Instant
  ct: Instant
  until: Instant
  revoked_at: Instant | null
  used_at: Instant | null
}

type WebhookTable = {
  id: string
  n: string
  address: string
  /** What deliveries are signed with. It leaves the server in no answer but the first. */
  secret: string
  products: string[]
  name: string
  ct: Instant
}

type WatchTable = {
  uid: string
  /** The saved view. */
  view: string
  when_kind: 'any' | 'older'
  hours: number | null
  /** The address that is written to. */
  mail: string | null
  webhook: string | null
  product: string
  lang: string
  zone: string
  /** Who watches, as they were when they last called, and when that was. */
  owner: Json
  seen_at: Instant
  /** Since when what it waits for is so, and was told. */
  matched_at: Instant | null
  count: number
  ct: Instant
}

type DeliveryTable = {
  id: string
  kind: 'webhook' | 'mail'
  topic: 'view' | 'test'
  webhook: string | null
  target: string
  about: string
  prd: string[]
  body: Json
  state: DeliveryState
  tries: number
  code: number | null
  problem: DeliveryProblem | null
  next_at: Instant | null
  ct: Instant
  ut: Instant
}
