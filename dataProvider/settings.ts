import type { SettingKind } from '#contract/values/settingKinds.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

/** Settings, remote configuration, products, dashboard (calls.md sections 11 to 13). */
export function createSettingCalls(transport: Transport) {
  const { data } = forwarding(transport)
  const allProducts = true
  return {
    listSettings: data('listSettings', (t?: SettingKind, signal?: AbortSignal) => ({
      query: { t },
      signal,
      allProducts,
    })),
    createSetting: data('createSetting', (n: string, t: SettingKind, payload: unknown) => ({
      body: { n, t, payload },
      allProducts,
    })),
    saveSetting: data('saveSetting', (id: string, payload: unknown, n?: string) => ({
      body: { id, payload, ...(n ? { n } : {}) },
      allProducts,
    })),
    deleteSetting: async (id: string): Promise<void> => {
      await transport.send('deleteSetting', { params: { id }, allProducts })
    },
    readConfig: data('readConfig', (type: string, signal?: AbortSignal) => ({
      query: { app: 'console', type },
      signal,
      allProducts,
    })),
    listProducts: data('listProducts', (signal?: AbortSignal) => ({
      query: { pageSize: MAX_PAGE_SIZE },
      signal,
      allProducts,
    })),
    /** Days are those of the zone. */
    readDashboard: data('readDashboard', (zone?: string, signal?: AbortSignal) => ({ query: { zone }, signal })),
  }
}
