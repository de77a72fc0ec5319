import { pino } from 'pino'

/** A logger for tests that say nothing. */
export const silentLog = pino({ level: 'silent' })
