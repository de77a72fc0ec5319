import type { Command } from '../../context.ts'

/** The process answers; whether what it needs is there is readReadiness's to say. */
export const readHealth: Command<'readHealth'> = async ({ services }) => ({
  data: { status: 'ok', build: services.service.build },
})
