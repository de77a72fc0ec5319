/** What every token of a machine begins with, so that people and scanners of sources tell it from others. */
export const MACHINE_PREFIX = 'mqt_'
/** What the audit calls tokens, and how its address does. */
export const MACHINE_URN = 'urn:machine:token'
export const MACHINE_AUDIT = 'machinetoken'
/** Days that a token may hold at most, and those that are offered. */
export const MACHINE_DAYS = 366
export const MACHINE_DAYS_OFFERED = [7, 30, 90, MACHINE_DAYS] as const
/** Tokens of one installation that hold at the same time. */
export const MACHINE_TOKENS = 200
export const MACHINE_NAME = 80
