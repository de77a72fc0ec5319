import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ImagesValue } from '#kit/parts/context/images.ts'
import { renderField, renderForm } from '#tests/support/renderForm.tsx'
import { FieldMarksContext } from '../parts/FieldMarks.tsx'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'

const localized = (max: number): FormSchema => ({
  type: 'array',
  items: { type: 'object', properties: { lang: { type: 'string' }, n: { type: 'string', maxLength: max } } },
})
const control = (name: string, options?: FormElement['options']): FormElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(options && { options }),
})

describe('names and texts', () => {
  const schema: FormSchema = {
    type: 'object',
    properties: { lon: { ...localized(120), title: 'Name' }, lod: { ...localized(500), title: 'Description' } },
  }
  const uiSchema: FormElement = {
    type: 'Categorization',
    elements: [
      {
        type: 'Category',
        label: 'Texts',
        elements: [
          {
            type: 'Group',
            label: 'Texts',
            options: { widget: 'localizedTexts' },
            elements: [control('lon'), control('lod', { multi: true })],
          },
        ],
      },
    ],
  }
  const values = { lon: [{ lang: 'en', n: 'Up' }] }

  it('stand side by side in all languages, each text marked with its own', async () => {
    const { store, user } = await renderForm({ schema, uiSchema, values })
    const tamil = screen.getByLabelText('Name, Tamil')
    expect(tamil.parentElement).toHaveAttribute('lang', 'ta')
    await user.type(tamil, 'மேலே')
    expect(store.get('/lon')).toEqual([
      { lang: 'en', n: 'Up' },
      { lang: 'ta', n: 'மேலே' },
    ])
    expect(screen.getByText('2 of 4 languages')).toBeVisible()
    expect(screen.getAllByText('2 of 120')).toHaveLength(2)
  })

  it('say in their head which of them people have said something about', async () => {
    const marks = new Map([['/lod', 2]])
    const wrap = (form: ReactNode) => <FieldMarksContext value={marks}>{form}</FieldMarksContext>
    await renderForm({ schema, uiSchema, values, wrap })
    expect(screen.getByRole('img', { name: '2 open notes' }).parentElement).toHaveTextContent('Description 2')
  })

  it('lose a language when its text is emptied', async () => {
    const { store, user } = await renderForm({ schema, uiSchema, values })
    await user.clear(screen.getByLabelText('Name, English'))
    expect(store.values()).toEqual({})
  })

  it('may be worked on one at a time; a language without a name says so', async () => {
    const { user } = await renderForm({ schema, uiSchema, values })
    await user.click(screen.getByRole('button', { name: 'One at a time' }))
    expect(screen.queryByLabelText('Name, Malay')).toBeNull()
    await user.click(screen.getByRole('button', { name: /Malay\s*missing/ }))
    expect(screen.getByLabelText('Name, Malay')).toBeVisible()
    expect(screen.queryByLabelText('Name, English')).toBeNull()
  })

  it('say at the text what is wrong with it, and at the first language what is wrong with all', async () => {
    const needed: FormSchema = {
      ...schema,
      properties: { ...schema.properties, lon: { ...schema.properties?.lon, 'x-publish': true } },
    }
    const { store, check, user } = await renderForm({
      schema: needed,
      uiSchema,
      values: { lon: [{ lang: 'zh', n: 'x'.repeat(130) }] },
    })
    await user.type(screen.getByLabelText('Name, Chinese'), 'y')
    act(check)
    expect(screen.getByLabelText('Name, Chinese')).toHaveAccessibleDescription('At most 120 characters')
    act(() => store.set('/lon', undefined))
    act(check)
    expect(screen.getByLabelText('Name, English')).toHaveAccessibleDescription('Needed for publishing')
  })

  it('redraw the text in which somebody types and none of the others', async () => {
    const { store, user } = await renderForm({ schema, uiSchema, values })
    const told = vi.fn()
    store.subscribe('/lod', told)
    await user.type(screen.getByLabelText('Name, English'), '!')
    expect(told).not.toHaveBeenCalled()
  })
})

describe('dates per product', () => {
  const instant: FormSchema = { type: 'string', format: 'date-time' }
  const schema: FormSchema = {
    type: 'object',
    properties: {
      lws: { ...instant, title: 'Starts' },
      lwe_prd: {
        type: 'array',
        title: 'Ends',
        items: { type: 'object', properties: { value: instant, prd: { type: 'string' } } },
      },
    },
  }
  const uiSchema: FormElement = {
    type: 'Group',
    label: 'Licence',
    options: { widget: 'productDates' },
    elements: [control('lws', { role: 'from' }), control('lwe_prd', { role: 'until' })],
  }
  const values = {
    prd: ['rimba-my'],
    lws: '2024-02-29T16:00:00.000Z',
    lwe_prd: [{ value: '2026-12-31T15:59:00.000Z', prd: 'default' }],
  }
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

  it('fall back to the default and say what they mean today', async () => {
    await renderForm({ schema, uiSchema, values })
    expect(row('Default')).toHaveTextContent('ACTIVE · 38 days left')
    expect(row('Rimba MY')).toHaveTextContent('ACTIVE · 38 days left')
    expect(screen.getByLabelText('Ends, Rimba MY')).toHaveAttribute('placeholder', '31 Dec 2026 23:59')
  })

  it('come into being where they are typed, and go with their text', async () => {
    const { store, user } = await renderForm({ schema, uiSchema, values })
    const own = screen.getByLabelText('Ends, Rimba MY')
    await user.type(own, '28 Feb 2027 23:59')
    expect(store.get('/lwe_prd/1')).toEqual({ value: '2027-02-28T15:59:00.000Z', prd: 'rimba-my' })
    expect(row('Rimba MY')).toHaveTextContent('ACTIVE · 97 days left')
    await user.clear(screen.getByLabelText('Ends, Rimba MY'))
    expect(store.get('/lwe_prd')).toHaveLength(1)
  })

  it('that end before they start say so', async () => {
    const { user } = await renderForm({ schema, uiSchema, values })
    await user.type(screen.getByLabelText('Ends, Rimba MY'), '1 Jan 2024')
    expect(row('Rimba MY')).toHaveTextContent('Ends before it starts')
  })

  it('take another product from those of the user', async () => {
    const { user } = await renderForm({ schema, uiSchema, values })
    await user.selectOptions(screen.getByLabelText('Add a product'), 'Rimba SG')
    expect(row('Rimba SG')).toBeVisible()
  })

  it('keep text that is no date, at its product', async () => {
    const { store, user } = await renderForm({ schema, uiSchema, values })
    await user.type(screen.getByLabelText('Ends, Rimba MY'), 'next year')
    await user.tab()
    expect(screen.getByLabelText('Ends, Rimba MY')).toHaveValue('next year')
    expect(screen.getByText('Invalid date')).toBeVisible()
    expect(store.issues()).toHaveLength(1)
  })
})

describe('the image matrix', () => {
  const ia: FormSchema = { type: 'array', title: 'Images', items: { type: 'string' } }
  const imagesWith = (more: Partial<ImagesValue>): ImagesValue => ({
    types: ['Poster', 'Cover'],
    ratios: ['16x9', '3x1'],
    required: ['0-16x9', '0-3x1-Cover'],
    canChange: true,
    urlOf: (name) => `https://images.example.org/${name}.jpg`,
    factsOf: () => undefined,
    upload: async () => ({ ia: [] }),
    remove: async () => ({ ia: [] }),
    frame: async () => undefined,
    ...more,
  })
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
  const matrix = (images: ImagesValue, value: string[] = []) =>
    renderField(ia, { value, images, options: { widget: 'imageMatrix' } })

  it('says which images are missing, and whether they are needed', async () => {
    await matrix(imagesWith({}), ['0-16x9'])
    expect(screen.getByText('1 recommended is missing')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Poster 16x9' })).toHaveAttribute(
      'src',
      'https://images.example.org/0-16x9.jpg',
    )
    expect(screen.getByText('Recommended').closest('label')).toHaveAttribute('data-required')
    expect(screen.getAllByText('Optional')).toHaveLength(2)
  })

  it('says what its places wait for while nothing can be uploaded, and takes no file that is let go there', async () => {
    const upload = vi.fn<ImagesValue['upload']>().mockResolvedValue({ ia: [] })
    await matrix(imagesWith({ canChange: false, why: 'Save first, then add images', upload }))
    expect(screen.getByText('Save first, then add images')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Upload several' })).toBeNull()
    const [place] = screen.getAllByText('Recommended')
    const isOpenedByBrowser = fireEvent.drop(place as Element, { dataTransfer: { files: [file('any.png')] } })
    expect(isOpenedByBrowser).toBe(false)
    expect(upload).not.toHaveBeenCalled()
  })

  it('uploads to a place, shows how far it is, and takes over what the server answers', async () => {
    let finish = (_answer: { ia: string[] }) => {}
    const upload: ImagesValue['upload'] = (_slot, _file, { onProgress }) => {
      onProgress(0.4)
      return new Promise((resolve) => (finish = resolve))
    }
    const { store, user } = await matrix(imagesWith({ upload }))
    await user.upload(screen.getByLabelText('Cover 3x1'), file('any.png'))
    expect(screen.getByRole('progressbar', { name: 'Cover 3x1' })).toHaveAttribute('aria-valuenow', '40')
    await act(async () => finish({ ia: ['0-3x1-Cover'] }))
    expect(store.get('/field')).toEqual(['0-3x1-Cover'])
    expect(store.isDirty()).toBe(false)
    expect(screen.getByRole('img', { name: 'Cover 3x1' })).toBeVisible()
  })

  it('cancels an upload', async () => {
    const upload: ImagesValue['upload'] = (_slot, _file, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    const { user } = await matrix(imagesWith({ upload }))
    await user.upload(screen.getByLabelText('Poster 3x1'), file('any.png'))
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of Poster 3x1' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says at the place why an image was not taken', async () => {
    const upload = vi.fn<ImagesValue['upload']>().mockRejectedValue(new Error('Too many pixels'))
    const { user } = await matrix(imagesWith({ upload }))
    await user.upload(screen.getByLabelText('Poster 3x1'), file('any.png'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many pixels')
    fireEvent.change(screen.getByLabelText('Poster 3x1'), { target: { files: [file('any.gif', 'image/gif')] } })
    expect(await screen.findByText('Only JPEG and PNG images can be uploaded')).toBeVisible()
    expect(upload).toHaveBeenCalledOnce()
  })

  it('puts several files where their names say', async () => {
    const upload = vi.fn<ImagesValue['upload']>().mockResolvedValue({ ia: [] })
    const { view } = await matrix(imagesWith({ upload }))
    const several = view.container.querySelector('input[multiple]') as HTMLInputElement
    fireEvent.change(several, { target: { files: [file('Up Cover 3x1.png'), file('up_16x9.png'), file('other.png')] } })
    expect(upload.mock.calls.map(([slot]) => slot)).toEqual([
      { types: ['Cover'], ratios: ['3x1'], lang: undefined },
      { types: ['Poster'], ratios: ['16x9'], lang: undefined },
    ])
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it('removes an image', async () => {
    const { store, user } = await matrix(imagesWith({}), ['0-16x9'])
    await user.click(screen.getByRole('button', { name: 'Remove Poster 16x9' }))
    expect(store.get('/field')).toEqual([])
  })

  it('offers nothing to change while there is nothing to upload to, and says why', async () => {
    await matrix(imagesWith({ canChange: false, why: 'Save first' }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getAllByTitle('Save first')).toHaveLength(4)
  })
})
