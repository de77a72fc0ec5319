import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Setting } from '#contract/schemas/settings.ts'
import { createPreferenceKeeper } from './preferenceKeeper.ts'
import { payloadOf, preferencesFrom } from './preferences.ts'

const MALAY = { language: 'ms', dateFormat: 'YYYY MMM DD HH:mm', timeZone: 'Asia/Kuala_Lumpur' } as const
const aSetting = (id: string, payload: unknown): Setting => ({ id, n: 'preferences', t: 'preference', ct: '', payload })

describe('preferences', () => {
  it('are what was stored, as far as it is sound', () => {
    expect(preferencesFrom(MALAY)).toEqual({ ...MALAY, followsBrowser: false })
    expect(preferencesFrom({ language: 'xx', dateFormat: 'DD', timeZone: 'Mars/Olympus' })).toMatchObject({
      language: 'en',
      dateFormat: 'DD MMM YYYY HH:mm',
      followsBrowser: true,
    })
    for (const nothing of [null, undefined, 7, 'x']) expect(preferencesFrom(nothing).language).toBe('en')
  })

  it('are in the language of the configuration until one is chosen', () => {
    expect(preferencesFrom({ dateFormat: 'DD' }, 'ta').language).toBe('ta')
    expect(preferencesFrom(MALAY, 'ta').language).toBe('ms')
  })

  it('know a zone by its older and its newer name', () => {
    for (const timeZone of ['Asia/Calcutta', 'Asia/Kolkata', 'UTC'])
      expect(preferencesFrom({ timeZone })).toMatchObject({ timeZone, followsBrowser: false })
    for (const timeZone of ['', '+08:00', 'x'.repeat(9_000), 7])
      expect(preferencesFrom({ timeZone }).followsBrowser).toBe(true)
  })

  it('have no zone of their own where the browser’s is meant', () => {
    expect(payloadOf(preferencesFrom(MALAY))).toEqual(MALAY)
    expect(payloadOf({ ...preferencesFrom(MALAY), followsBrowser: true })).not.toHaveProperty('timeZone')
    expect(preferencesFrom({ language: 'ms' }).timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  })
})

describe('keeping preferences', () => {
  afterEach(() => vi.restoreAllMocks())
  const callsWith = (parts: Partial<Parameters<typeof createPreferenceKeeper>[0]>) => ({
    listSettings: vi.fn(async () => [aSetting('theirs', {})]),
    createSetting: vi.fn(async ({ body }: { body: { payload: unknown } }) => aSetting('mine', body.payload)),
    saveSetting: vi.fn(async ({ body }: { body: { id: string; payload: unknown } }) => aSetting(body.id, body.payload)),
    ...parts,
  })

  it('makes the setting once and changes it from then on, in the order of the choices', async () => {
    const calls = callsWith({})
    const keeper = createPreferenceKeeper(calls)
    const both = Promise.all([keeper.keep({ ...MALAY, language: 'zh' }, undefined), keeper.keep(MALAY, undefined)])
    expect(keeper.isKeeping()).toBe(true)
    expect((await both).map(({ id }) => id)).toEqual(['mine', 'mine'])
    expect(calls.createSetting).toHaveBeenCalledTimes(1)
    expect(calls.saveSetting).toHaveBeenLastCalledWith({ body: { id: 'mine', payload: MALAY } })
    expect(keeper.isKeeping()).toBe(false)
  })

  it('changes the setting that another tab made first', async () => {
    const calls = callsWith({ createSetting: vi.fn(async () => Promise.reject(new Error('there is one'))) })
    expect((await createPreferenceKeeper(calls).keep(MALAY, undefined)).id).toBe('theirs')
  })

  it('goes on after a failure, which is told', async () => {
    const saveSetting = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(aSetting('mine', MALAY))
    const keeper = createPreferenceKeeper(callsWith({ saveSetting }))
    await expect(keeper.keep({ ...MALAY, language: 'zh' }, 'mine')).rejects.toThrow('down')
    expect((await keeper.keep(MALAY, 'mine')).payload).toEqual(MALAY)
  })
})
