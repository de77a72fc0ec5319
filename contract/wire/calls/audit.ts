import { Type } from 'typebox'
import { AuditEntry } from '#contract/schemas/contentRecord.ts'
import { call, paging, query } from './call.ts'

/** Audit (calls.md section 9). */
export const auditCalls = [
  call({
    name: 'listAudit',
    method: 'GET',
    path: '/audit/{type}/{id}',
    paged: true,
    guard: { by: 'area', action: 'view' },
    section: '7',
    part: 'F',
    summary: 'Change sets of one document, newest first',
    answer: Type.Array(AuditEntry),
    query: query({
      ...paging,
      from: Type.Optional(Type.String({ maxLength: 40 })),
      to: Type.Optional(Type.String({ maxLength: 40 })),
      by: Type.Optional(Type.String({ maxLength: 120 })),
      field: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  }),
  call({
    name: 'listOwnAudit',
    method: 'GET',
    path: '/audit/user',
    paged: true,
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: "One's own change sets",
    answer: Type.Array(AuditEntry),
    query: query({ ...paging }),
  }),
  call({
    name: 'listContainerAudit',
    method: 'GET',
    path: '/audit/container',
    paged: true,
    guard: { by: 'page', pages: ['cp_storefront'], action: 'view' },
    section: '7',
    part: 'W',
    summary: 'Change sets of a container (`c_id`) that a page (`s_id`) shows or showed, newest first',
    answer: Type.Array(AuditEntry),
    query: query({ s_id: Type.String({ maxLength: 64 }), c_id: Type.String({ maxLength: 64 }), ...paging }),
  }),
] as const
