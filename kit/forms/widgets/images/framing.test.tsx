import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ImagesValue } from '#kit/parts/context/images.ts'
import { renderField } from '#tests/support/renderForm.tsx'
import type { FormSchema } from '../../schema/formSchema.ts'

const ia: FormSchema = { type: 'array', title: 'Images', items: { type: 'string' } }
const facts = { hash: 'a', width: 1600, height: 1600, bytes: 1, format: 'JPEG' }
const imagesWith = (more: Partial<ImagesValue>): ImagesValue => ({
  types: ['Poster', 'Cover'],
  ratios: ['16x9', '3x1'],
  required: ['0-16x9'],
  canChange: true,
  urlOf: (name) => `https://images.example.org/${name}.jpg`,
  factsOf: () => facts,
  upload: async () => ({ ia: [] }),
  remove: async () => ({ ia: [] }),
  frame: async () => undefined,
  ...more,
})
const matrix = (images: ImagesValue, value: string[] = []) =>
  renderField(ia, { value, images, options: { widget: 'imageMatrix' } })

describe('how a picture is cropped', () => {
  it('follows a point of interest that arrows move, for every slot of the picture', async () => {
    const frame = vi.fn<NonNullable<ImagesValue['frame']>>(async () => undefined)
    const { user } = await matrix(imagesWith({ frame }), ['0-16x9'])
    await user.click(screen.getByRole('button', { name: 'Crop Poster 16x9' }))
    const mark = screen.getByRole('button', { name: 'Point of interest: 50% from the left, 50% from the top' })
    mark.focus()
    await user.keyboard('{ArrowRight}{ArrowUp}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(frame).toHaveBeenCalledWith({ type: 'Poster', ratio: '16x9' }, { focal: { x: 0.52, y: 0.48 } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('may be a slot’s own, inside the picture', async () => {
    const frame = vi.fn<NonNullable<ImagesValue['frame']>>(async () => undefined)
    const { user } = await matrix(imagesWith({ frame }), ['0-16x9'])
    await user.click(screen.getByRole('button', { name: 'Crop Poster 16x9' }))
    await user.click(screen.getByRole('button', { name: 'Own crop for 16x9' }))
    fireEvent.change(screen.getByRole('slider', { name: 'Size of the crop' }), { target: { value: 0.5 } })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(frame).toHaveBeenCalledWith(expect.anything(), {
      crop: { left: expect.closeTo(0.25, 2) as number, top: expect.closeTo(0.36, 1) as number, width: 0.5 },
    })
  })

  it('keeps the dialog and says what went wrong', async () => {
    const frame = () => Promise.reject(new Error('Locked by Ann'))
    const { user } = await matrix(imagesWith({ frame }), ['0-16x9'])
    await user.click(screen.getByRole('button', { name: 'Crop Poster 16x9' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Locked by Ann')).toBeVisible()
  })

  it('says which slots will look soft', async () => {
    await matrix(imagesWith({ factsOf: () => ({ ...facts, width: 480, height: 270 }) }), ['0-16x9'])
    expect(screen.getByRole('img', { name: 'Soft: 480 px of 640 px' })).toBeInTheDocument()
  })
})

describe('one picture', () => {
  it('fills the places that are chosen, in one upload', async () => {
    const upload = vi.fn<ImagesValue['upload']>(async () => ({ ia: [] }))
    const { user, view } = await matrix(imagesWith({ upload }))
    const file = new File(['x'], 'one.png', { type: 'image/png' })
    const [input] = view.container.ownerDocument.querySelectorAll<HTMLInputElement>('input[type=file][hidden]')
    await user.upload(input!, file)
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('checkbox', { name: 'Cover' }))
    await user.click(dialog.getByRole('checkbox', { name: '3x1' }))
    await user.click(dialog.getByRole('button', { name: 'Fill 2 slots' }))
    expect(upload).toHaveBeenCalledWith(
      { types: ['Poster', 'Cover'], ratios: ['16x9'], lang: undefined },
      file,
      expect.anything(),
    )
  })

  it('of one language stands in for the one of every language', async () => {
    const { user } = await matrix(imagesWith({}), ['0-16x9', '0-16x9-Poster_ms'])
    await user.click(screen.getByRole('button', { name: 'Malay 1' }))
    expect(screen.getByRole('button', { name: 'Remove Poster 16x9' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Tamil' }))
    expect(screen.queryByRole('button', { name: 'Remove Poster 16x9' })).toBeNull()
    expect(screen.getByText('Shows the picture of every language')).toBeInTheDocument()
  })
})
