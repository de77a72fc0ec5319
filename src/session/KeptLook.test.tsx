import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { I18nContextProvider, NotificationContextProvider } from 'ra-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#contract/rules/access/actor.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import type { LookValue } from '#kit/parts/theme/LookContext.ts'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { lookFrom } from '#kit/parts/theme/lookSettings.ts'
import { guestLook, keepGuestLook, lastLook, rememberLook } from '#kit/parts/theme/lookStorage.ts'
import { KeptLook } from './KeptLook.tsx'

const setting = (payload: unknown): Setting => ({ id: 's1', n: 'theme', t: 'theme', ct: '', payload })
const beach = lookFrom({ theme: { main: 'beach' } })
const words = createI18nProvider({ lang: '' })

let value: LookValue
let tell: (event: ServerEvent) => void
const listSettings = vi.fn()
const createSetting = vi.fn()
const saveSetting = vi.fn()

function Probe() {
  value = useLookSettings()
  return null
}

function show(roles: readonly string[], settings: readonly Setting[] = []) {
  const actor = { uid: 'u1', name: 'Ann', username: 'ann', roles } as unknown as Actor
  const events = { subscribe: (listener: typeof tell) => ((tell = listener), () => undefined) }
  const calls = { listSettings, createSetting, saveSetting }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContextProvider value={words}>
        <LookProvider>
          <FormatProvider>
            <NotificationContextProvider>
              <ConsoleContext value={{ actor, calls, events, tab: 'tab' } as unknown as ConsoleValue}>
                <KeptLook settings={settings} />
                <Probe />
                <NoticeStack />
              </ConsoleContext>
            </NotificationContextProvider>
          </FormatProvider>
        </LookProvider>
      </I18nContextProvider>
    </QueryClientProvider>,
  )
}
const quiet = (ms = 500) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the look of a user with roles', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers()
    vi.resetAllMocks()
    createSetting.mockImplementation(({ body }) => Promise.resolve(setting(body.payload)))
    saveSetting.mockImplementation(({ body }) => Promise.resolve(setting(body.payload)))
  })
  afterEach(() => void vi.useRealTimers())

  it('is what the server has, whatever another person wore here last', () => {
    rememberLook(lookFrom({ theme: { main: 'sunset' }, direction: 'rtl' }))
    show(['creator'], [setting({ theme: { main: 'beach' } })])
    expect(value.look).toEqual(beach)
    expect(value.worn).toBe('beach')
  })

  it('is stored once the user has stopped choosing, the first time as a new setting', async () => {
    show(['creator'])
    act(() => value.wear('tech'))
    await quiet(499)
    act(() => value.wear('slate'))
    await quiet()
    expect(createSetting).toHaveBeenCalledOnce()
    expect(createSetting).toHaveBeenCalledWith({
      body: { n: 'theme', t: 'theme', payload: lookFrom({ theme: { main: 'slate' } }) },
    })
    act(() => value.wear('beach'))
    await quiet()
    expect(saveSetting).toHaveBeenCalledWith({ body: { id: 's1', payload: beach } })
    expect(localStorage.getItem('marquee-look')).toBeNull()
  })

  it('changes the setting that another tab has made first', async () => {
    createSetting.mockRejectedValue(new Error('settingExists'))
    listSettings.mockResolvedValue([setting({})])
    show(['creator'])
    act(() => value.wear('beach'))
    await quiet()
    expect(saveSetting).toHaveBeenCalledWith({ body: { id: 's1', payload: beach } })
  })

  it('stays when it cannot be stored, says so, and is stored at the next start', async () => {
    createSetting.mockRejectedValue(new Error('offline'))
    listSettings.mockRejectedValue(new Error('offline'))
    show(['creator'])
    act(() => value.wear('beach'))
    await quiet()
    expect(value.worn).toBe('beach')
    expect(screen.getByRole('alert')).toHaveTextContent('could not be stored')
    expect(lastLook()).toEqual({ look: beach, unkeptOf: 'u1' })
  })

  it('is still to be stored where it was chosen while an earlier choice was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<Setting>()
    createSetting.mockReturnValue(promise)
    show(['creator'])
    act(() => value.wear('tech'))
    await quiet()
    act(() => value.wear('beach'))
    await act(async () => resolve(setting({ theme: { main: 'tech' } })))
    expect(lastLook()).toEqual({ look: beach, unkeptOf: 'u1' })
    await quiet()
    expect(saveSetting).toHaveBeenCalledWith({ body: { id: 's1', payload: beach } })
    expect(lastLook().unkeptOf).toBeUndefined()
  })

  it('that was not stored the last time is stored now', async () => {
    rememberLook(beach, 'u1')
    show(['creator'], [setting({})])
    await quiet()
    expect(saveSetting).toHaveBeenCalledWith({ body: { id: 's1', payload: beach } })
    expect(value.look).toEqual(beach)
    expect(lastLook().unkeptOf).toBeUndefined()
  })

  it('follows the user’s other tabs, but not over a choice that is not stored yet', async () => {
    show(['creator'], [setting({})])
    listSettings.mockResolvedValue([setting({ direction: 'rtl' })])
    await act(async () => tell({ topic: 'setting', urn: '', id: 's1' }))
    expect(value.look.direction).toBe('rtl')
    listSettings.mockResolvedValue([setting({ theme: { main: 'tech' } })])
    act(() => value.wear('beach'))
    await act(async () => tell({ topic: 'setting', urn: '', id: 's1' }))
    expect(value.worn).toBe('beach')
    expect(listSettings).toHaveBeenCalledTimes(2)
  })

  it('asks for nothing when it hears of its own choice or of a setting of another kind', async () => {
    show(['creator'], [setting({})])
    act(() => value.wear('beach'))
    await quiet()
    listSettings.mockResolvedValue([])
    await act(async () => tell({ topic: 'setting', urn: '', id: 's1', t: 'theme', tab: 'tab' }))
    await act(async () => tell({ topic: 'setting', urn: '', id: 'v1', t: 'view', tab: 'other' }))
    expect(listSettings).not.toHaveBeenCalled()
    await act(async () => tell({ topic: 'setting', urn: '', id: 's1', t: 'theme', tab: 'other' }))
    expect(listSettings).toHaveBeenCalledTimes(1)
  })
})

describe('the look of a guest', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.resetAllMocks()
  })

  it('is kept in this browser and nowhere else', () => {
    keepGuestLook(lookFrom({ theme: { main: 'greeny' } }))
    show([])
    expect(value.worn).toBe('greeny')
    act(() => value.wear('beach'))
    expect(guestLook()).toEqual(beach)
    expect(createSetting).not.toHaveBeenCalled()
  })

  it('follows the other tabs of this browser', () => {
    show([])
    keepGuestLook(beach)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'marquee-look' })))
    expect(value.worn).toBe('beach')
  })
})
