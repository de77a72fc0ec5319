import { field, INSTANT, listOf, PRODUCT_ID, texts, type JsonSchema } from './field.ts'

export const productLabel = texts({ en: 'Product', zh: '产品', ms: 'Produk', ta: 'தயாரிப்பு' })

/** A list of {value, prd}; the entry of the product 'default' serves every product without one of its own. `after` as in `field`. */
export function datePerProduct(label: ReturnType<typeof texts>, meaning: string, after: string): JsonSchema {
  const ends = texts({ en: 'Ends', zh: '结束', ms: 'Tamat', ta: 'முடிவு' })
  const value = field(INSTANT, ends, 'value: the instant.', { after })
  const prd = field(PRODUCT_ID, productLabel, "prd: product id, or 'default'.")
  return field(listOf({ value, prd }, ['value', 'prd']), label, meaning, {
    help: texts({
      en: 'The entry Default serves every product without a date of its own.',
      zh: '“默认”一项适用于没有单独日期的产品。',
      ms: 'Entri Lalai digunakan bagi produk tanpa tarikh sendiri.',
      ta: 'தனித் தேதி இல்லாத தயாரிப்புகளுக்கு இயல்பு உள்ளீடு பொருந்தும்.',
    }),
  })
}
