import { Type } from 'typebox'
import { MachineToken, MachineTokenInput, MadeMachineToken } from '#contract/schemas/machine.ts'
import { call, noQuery } from './call.ts'

const row = { section: 'ours', part: 'M', allProducts: true, peopleOnly: true } as const

/** Tokens by which programs call (ours). */
export const machineCalls = [
  call({
    ...row,
    name: 'listMachineTokens',
    method: 'GET',
    path: '/machine/token',
    guard: { by: 'page', pages: ['cp_appconfig'], action: 'view' },
    summary: 'The tokens of machines in my products, the newest first',
    answer: Type.Array(MachineToken),
    query: noQuery,
  }),
  call({
    ...row,
    name: 'makeMachineToken',
    method: 'POST',
    path: '/machine/token',
    guard: { by: 'page', pages: ['cp_appconfig'], action: 'create' },
    summary: 'A token by which a program calls with some of my rights; it is told this once',
    answer: MadeMachineToken,
    created: true,
    query: noQuery,
    body: MachineTokenInput,
  }),
  call({
    ...row,
    name: 'revokeMachineToken',
    method: 'DELETE',
    path: '/machine/token/{id}',
    guard: { by: 'page', pages: ['cp_appconfig'], action: 'delete' },
    summary: 'End a token at once',
    answer: MachineToken,
    query: noQuery,
  }),
] as const
