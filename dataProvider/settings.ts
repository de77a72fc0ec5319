import type { MenuLock } from '#contract/rules/lock/menuLock.ts'
import type { SETTING_KINDS } from '#contract/wire/calls/settings.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Transport } from './transport.ts'

export type SettingKind = (typeof SETTING_KINDS)[number]
export type Setting<Payload = unknown> = { id: string; n: string; t: SettingKind; ct: string; payload: Payload }
export type Product = { id: string; n: string }
/** A remote configuration; its values stand in `attrs`. */
export type RemoteConfig = {
  id: string
  n: string
  app: string
  type: string
  attrs: unknown
  /** Of the menu: who is changing it. */
  lock?: MenuLock
}

/** Settings, remote configuration, products, dashboard (calls.md sections 11 to 13). */
export function createSettingCalls(transport: Transport) {
  return {
    listSettings: async (t?: SettingKind, signal?: AbortSignal): Promise<Setting[]> =>
      (await transport.send<Setting[], 'listSettings'>('listSettings', { query: { t }, signal, allProducts: true }))
        .data,
    createSetting: async (n: string, t: SettingKind, payload: unknown): Promise<Setting> =>
      (await transport.send<Setting, 'createSetting'>('createSetting', { body: { n, t, payload }, allProducts: true }))
        .data,
    saveSetting: async (id: string, payload: unknown, n?: string): Promise<Setting> =>
      (
        await transport.send<Setting, 'saveSetting'>('saveSetting', {
          body: { id, payload, ...(n ? { n } : {}) },
          allProducts: true,
        })
      ).data,
    deleteSetting: async (id: string): Promise<void> => {
      await transport.send<null, 'deleteSetting'>('deleteSetting', { params: { id }, allProducts: true })
    },
    readConfig: async (type: string, signal?: AbortSignal): Promise<RemoteConfig[]> =>
      (
        await transport.send<RemoteConfig[], 'readConfig'>('readConfig', {
          query: { app: 'console', type },
          signal,
          allProducts: true,
        })
      ).data,
    listProducts: async (signal?: AbortSignal): Promise<Product[]> =>
      (
        await transport.send<Product[], 'listProducts'>('listProducts', {
          query: { pageSize: MAX_PAGE_SIZE },
          signal,
          allProducts: true,
        })
      ).data,
    /** Days are those of the zone. */
    readDashboard: async <T>(zone?: string, signal?: AbortSignal): Promise<T> =>
      (await transport.send<T, 'readDashboard'>('readDashboard', { query: { zone }, signal })).data,
  }
}
