import { createProduct } from './createProduct.ts'

/** Commands that make products (calls.md section 12). */
export const productCommands = { createProduct }
