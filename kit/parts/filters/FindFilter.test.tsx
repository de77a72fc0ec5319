import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { awaitFirstPicture, firstPictureShown } from '../layoutParts/firstPicture.ts'
import type { WordSource } from './filterWords.ts'
import { FindFilter } from './FindFilter.tsx'

const nothing = () => undefined

function AtItsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>{'Filter'}</button>
      <FindFilter
        filters={[]}
        source={{ language: 'en', products: [] } as unknown as WordSource}
        anchor={{ current: null }}
        isOpen={isOpen}
        onChoose={nothing}
        onClose={nothing}
      />
    </>
  )
}

const LABEL = 'Find a filter or a value'

it('is made after the first picture, out of sight and of every reader, and shown by the press', async () => {
  awaitFirstPicture()
  await renderInKit(<AtItsButton />)
  expect(screen.queryByLabelText(LABEL, { selector: 'input' })).toBeNull()
  firstPictureShown()
  const field = await screen.findByLabelText(LABEL, { selector: 'input' })
  expect(field).not.toBeVisible()
  expect([screen.queryByRole('dialog'), screen.queryByRole('combobox')]).toEqual([null, null])
  screen.getByRole('button').click()
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.getByRole('combobox')).toBe(field)
})
