import { isApiError } from './apiError.ts'
import type { Product } from '#contract/schemas/settings.ts'
import type { Transport } from './transport.ts'

/** Products (calls.md section 12). */
export function createProductCalls(transport: Transport) {
  return {
    createProduct: async (n: string): Promise<Product> =>
      (await transport.send('createProduct', { body: { n }, allProducts: true })).data,
    /** Does the record belong to this product, whichever is selected? */
    isInProduct: async (type: string, id: string, product: string): Promise<boolean> => {
      try {
        await transport.send('getContent', { params: { type, id }, query: { prd: product } })
        return true
      } catch (error) {
        if (isApiError(error) && error.code === 'notFound') return false
        throw error
      }
    },
  }
}
