import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { words } from './formSamples.ts'

/** A schema of a field that has a renderer of its own, and of records that are drawn beside their list. */
export const ownSchema: FormSchema = {
  type: 'object',
  properties: {
    stars: { type: 'integer', maximum: 5, 'x-label': words('Stars', '星级', 'Bintang', 'நட்சத்திரங்கள்') },
    reviews: {
      type: 'array',
      'x-label': words('Reviews', '评论', 'Ulasan', 'மதிப்புரைகள்'),
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', 'x-label': words('Name', '名称', 'Nama', 'பெயர்') },
          stars: { type: 'integer', maximum: 5, 'x-label': words('Stars', '星级', 'Bintang', 'நட்சத்திரங்கள்') },
        },
      },
    },
  },
}

export const ownValue = { stars: 3, reviews: [{ name: 'Ann', stars: 5 }, { name: 'Ben' }] }

export const ownUiSchema: FormElement = {
  type: 'VerticalLayout',
  elements: [{ type: 'Control', scope: '#/properties/stars' }],
}
export const recordsUiSchema: FormElement = { type: 'ListWithDetail', scope: '#/properties/reviews' }
