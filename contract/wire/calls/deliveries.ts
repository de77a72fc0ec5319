import { Type } from 'typebox'
import { Delivery, MadeWebhook, Watch, Watches, WatchInput, Webhook, WebhookInput } from '#contract/schemas/delivery.ts'
import { DELIVERY_STATES } from '#contract/values/deliveries.ts'
import { literals } from '#contract/values/literals.ts'
import { call, noQuery, paging, query } from './call.ts'

const row = { section: 'ours', part: 'M', peopleOnly: true } as const
const config = (action: 'view' | 'create' | 'update' | 'delete') =>
  ({ allProducts: true, guard: { by: 'page', pages: ['cp_appconfig'], action } }) as const

/** Views that are watched, and what is told of them outside of the console (ours). */
export const deliveryCalls = [
  call({
    ...row,
    name: 'listWatches',
    method: 'GET',
    path: '/user/watch',
    allProducts: true,
    guard: { by: 'self' },
    summary: 'The views that I watch, and how I can be told',
    answer: Watches,
    query: noQuery,
  }),
  call({
    ...row,
    name: 'saveWatch',
    method: 'PUT',
    path: '/user/watch/{id}',
    guard: { by: 'self' },
    summary: 'Watch a saved view, in the selected product',
    answer: Watch,
    query: noQuery,
    body: WatchInput,
  }),
  call({
    ...row,
    name: 'removeWatch',
    method: 'DELETE',
    path: '/user/watch/{id}',
    allProducts: true,
    guard: { by: 'self' },
    summary: 'Watch a view no more',
    answer: Type.Null(),
    query: noQuery,
  }),
  call({
    ...row,
    ...config('view'),
    name: 'listWebhooks',
    method: 'GET',
    path: '/machine/webhook',
    summary: 'The webhooks of my products',
    answer: Type.Array(Webhook),
    query: noQuery,
  }),
  call({
    ...row,
    ...config('create'),
    name: 'makeWebhook',
    method: 'POST',
    path: '/machine/webhook',
    summary: 'An address of others that is told of watched views; its secret is told this once',
    answer: MadeWebhook,
    created: true,
    query: noQuery,
    body: WebhookInput,
  }),
  call({
    ...row,
    ...config('delete'),
    name: 'removeWebhook',
    method: 'DELETE',
    path: '/machine/webhook/{id}',
    summary: 'Tell this address nothing any more',
    answer: Type.Null(),
    query: noQuery,
  }),
  call({
    ...row,
    ...config('update'),
    name: 'testWebhook',
    method: 'POST',
    path: '/machine/webhook/{id}/test',
    summary: 'Send a test delivery',
    answer: Delivery,
    created: true,
    query: noQuery,
  }),
  call({
    ...row,
    ...config('view'),
    name: 'listDeliveries',
    method: 'GET',
    path: '/machine/delivery',
    paged: true,
    summary: 'What was told to whom, the newest first',
    answer: Type.Array(Delivery),
    query: query({ ...paging, state: Type.Optional(literals(DELIVERY_STATES)) }),
  }),
  call({
    ...row,
    ...config('update'),
    name: 'sendAgain',
    method: 'POST',
    path: '/machine/delivery/{id}/send',
    summary: 'Try a delivery now that was not taken yet',
    answer: Delivery,
    query: noQuery,
  }),
] as const
