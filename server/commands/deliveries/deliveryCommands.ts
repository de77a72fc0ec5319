import { listWatches, removeWatch, saveWatch } from './watches.ts'
import { listDeliveries, sendAgain } from './deliveries.ts'
import { listWebhooks, makeWebhook, removeWebhook, testWebhook } from './webhooks.ts'

/** Watched views, and what is told of them outside of the console. */
export const deliveryCommands = {
  listWatches,
  saveWatch,
  removeWatch,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  testWebhook,
  listDeliveries,
  sendAgain,
}
