import { expect, it } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { SponsoredChip } from './SponsoredChip.tsx'

const shown = async (record: Record<string, unknown>) =>
  (await renderInKit(<SponsoredChip record={record} />)).container

it('marks a sponsored title with the word of the specification and the name of the sponsor', async () => {
  const chip = await shown({ marker: 'SPONSORED', sponsor: { name: 'Bank Jambatan' } })
  expect(chip).toHaveTextContent('SPONSORED')
  expect(chip.querySelector('[title]')).toHaveAttribute('title', 'Sponsored by Bank Jambatan')
})

it('marks a sponsorship by its own name', async () => {
  const chip = await shown({ marker: 'SPONSORED', name: 'Bank Jambatan' })
  expect(chip.querySelector('[title]')).toHaveAttribute('title', 'Sponsored by Bank Jambatan')
})

it.each([{}, { sponsor: { name: 'Bank Jambatan' } }, { marker: 'other' }])('says nothing of %j', async (record) => {
  expect(await shown(record)).toBeEmptyDOMElement()
})
