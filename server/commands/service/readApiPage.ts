import { plainPagePolicy } from '../../app/securityHeaders.ts'
import type { Command } from '../../context.ts'
import { API_PAGE_STYLE_HASH, apiPage } from '../../openapi/apiPage.ts'

export const readApiPage: Command<'readApiPage'> = async (_context, { query }) => ({
  raw: {
    type: 'text/html; charset=utf-8',
    body: apiPage(query.q ?? ''),
    headers: { 'content-security-policy': plainPagePolicy(API_PAGE_STYLE_HASH) },
  },
})
