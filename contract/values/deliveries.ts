import { DAY_MS } from './timers.ts'

export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/**
 * Why a try did not go through: an answer that is no 2xx, none in time, nobody there, an address of a private network,
 * a mail server that refused, a receiver that was removed, or that says it is gone for good; a server that died of it.
 */
export const DELIVERY_PROBLEMS = [
  'status',
  'timeout',
  'unreachable',
  'private',
  'mail',
  'removed',
  'gone',
  'broken',
] as const
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]

/** Waits before the second try and the further ones, ms; who has not taken it after the last is given up. */
export const DELIVERY_WAITS_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000] as const
/** The log of deliveries reaches back so far. */
export const DELIVERY_KEEP_MS = 30 * DAY_MS

export const WEBHOOKS = 50
export const WEBHOOK_NAME = 80
export const WEBHOOK_ADDRESS = 2_000

/** Views that one person may watch, and hours after which a title counts as waiting for long. */
export const WATCHES_PER_USER = 20
export const WATCH_HOURS = 24 * 90
export const WATCH_HOURS_OFFERED = [1, 2, 4, 8, 24, 72] as const
