import { listMachineTokens, makeMachineToken, revokeMachineToken } from './machineTokens.ts'

/** Tokens by which programs call. */
export const machineCommands = { listMachineTokens, makeMachineToken, revokeMachineToken }
