import type { AnyCommand } from './joinCalls.ts'
export const commandTable: Record<string, AnyCommand> = {}
