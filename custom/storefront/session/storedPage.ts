import type { StorePage } from '#contract/schemas/storefront/storePage.ts'

/** A page as the server has it: what is worked on, and what viewers have, each with its containers inside. */
export type StoredPage = { draft: StorePage; live: StorePage | undefined }
