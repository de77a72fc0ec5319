import type { DashboardData } from '#contract/registry/dashboard.ts'
import type { Product, RemoteConfig, Setting } from '#contract/schemas/settings.ts'
import type { SettingKind } from '#contract/values/settingKinds.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Transport } from './transport.ts'

/** Settings, remote configuration, products, dashboard (calls.md sections 11 to 13). */
export function createSettingCalls(transport: Transport) {
  return {
    listSettings: async (t?: SettingKind, signal?: AbortSignal): Promise<Setting[]> =>
      (await transport.send('listSettings', { query: { t }, signal, allProducts: true })).data,
    createSetting: async (n: string, t: SettingKind, payload: unknown): Promise<Setting> =>
      (await transport.send('createSetting', { body: { n, t, payload }, allProducts: true })).data,
    saveSetting: async (id: string, payload: unknown, n?: string): Promise<Setting> =>
      (
        await transport.send('saveSetting', {
          body: { id, payload, ...(n ? { n } : {}) },
          allProducts: true,
        })
      ).data,
    deleteSetting: async (id: string): Promise<void> => {
      await transport.send('deleteSetting', { params: { id }, allProducts: true })
    },
    readConfig: async (type: string, signal?: AbortSignal): Promise<RemoteConfig[]> =>
      (
        await transport.send('readConfig', {
          query: { app: 'console', type },
          signal,
          allProducts: true,
        })
      ).data,
    listProducts: async (signal?: AbortSignal): Promise<Product[]> =>
      (
        await transport.send('listProducts', {
          query: { pageSize: MAX_PAGE_SIZE },
          signal,
          allProducts: true,
        })
      ).data,
    /** Days are those of the zone. */
    readDashboard: async (zone?: string, signal?: AbortSignal): Promise<DashboardData> =>
      (await transport.send('readDashboard', { query: { zone }, signal })).data,
  }
}
