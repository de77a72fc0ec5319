import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerKind } from '#contract/wire/answerKind.ts'
import { CALLS } from '#contract/wire/calls.ts'
import { callRoutes } from './callRoutes.ts'

type Load = (this: unknown, id: string) => Promise<{ code: string } | undefined>

describe('the call table in the built console', () => {
  const load = callRoutes().load as Load

  it('has every row with its name, method, path, flags and kind of answer, and nothing else', async () => {
    const module = await load.call(undefined, resolve('contract/wire/callRows.ts'))
    const routes = JSON.parse(module?.code.slice('export const rows = '.length) ?? '')
    expect(routes).toEqual(
      CALLS.map(({ name, method, path, allProducts, paged, takes, answer }) => ({
        name,
        method,
        path,
        allProducts,
        paged,
        takes,
        answers: answerKind(answer),
      })),
    )
  })

  it('leaves other files as they are', async () => {
    expect(await load.call(undefined, resolve('contract/wire/calls.ts'))).toBeUndefined()
  })
})
