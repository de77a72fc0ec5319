import { expect } from '@playwright/test'
import { signatureOf } from '#server/deliveries/signature.ts'
import { webhookReceiver } from '../support/webhookReceiver.ts'
import { test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

test('a webhook that is refused twice arrives once, signed, and the log tells how', async ({ browser }) => {
  const receiver = await webhookReceiver()
  receiver.answers.push(500, 503)
  const page = await signIn(browser, 'super', '/pages/machines?tab=webhooks')
  const name = `Ops room ${Date.now() % 100_000}`
  const button = (said: string) => page.getByRole('button', { name: said, exact: true })

  await button('New webhook').click()
  const dialog = page.getByRole('dialog', { name: 'New webhook' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
  await dialog.getByRole('textbox', { name: /^Address/ }).fill(receiver.address)
  await dialog.getByRole('button', { name: 'Make webhook' }).click()
  const secret = await page.getByRole('textbox', { name: /^Secret/ }).inputValue()
  await button('I have kept it').click()
  await page.getByRole('row', { name }).getByRole('button', { name: 'Send a test' }).click()

  await page.getByRole('tab', { name: 'Deliveries' }).click()
  const line = page.getByRole('row', { name })
  await expect(line).toContainText('500 · refused')
  await expect(line).toContainText('Waiting')
  // Nobody here waits for the tries that come by themselves.
  await line.getByRole('button', { name: 'Send again' }).click()
  await expect(line).toContainText('503 · refused')
  await line.getByRole('button', { name: 'Send again' }).click()
  await expect(line).toContainText('Arrived')
  await expect(line.getByRole('button', { name: 'Send again' })).toHaveCount(0)
  await expect(line.getByText('3', { exact: true })).toBeVisible()

  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  for (const { timestamp, body, signature } of receiver.received)
    expect(signature).toBe(signatureOf(secret, timestamp, body))
  expect(receiver.received).toHaveLength(3)
  await receiver.close()
  expectNoTrouble(page)
})
