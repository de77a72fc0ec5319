import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'

/** What a schema of any origin may say: alternatives, conditions, free names, places, kinds, itself. */
export const foreignSchema: FormSchema = {
  type: 'object',
  required: ['name', 'delivery'],
  properties: {
    name: { type: ['string', 'null'], title: 'Name', maxLength: 40 },
    level: { type: 'integer', title: 'Level', minimum: 0, maximum: 10, default: 3 },
    genre: {
      title: 'Genre',
      anyOf: [
        { type: 'string', enum: ['Drama', 'Comedy', 'Documentary'] },
        { type: 'string', minLength: 3 },
      ],
    },
    delivery: {
      title: 'Delivery',
      oneOf: [
        {
          title: 'Tape',
          type: 'object',
          properties: { kind: { const: 'tape' }, shelf: { type: 'string', title: 'Shelf' } },
          required: ['kind', 'shelf'],
        },
        {
          title: 'File',
          type: 'object',
          properties: {
            kind: { const: 'file' },
            address: { type: 'string', title: 'Address', format: 'uri' },
            size: { type: 'integer', title: 'Size', minimum: 1 },
          },
          required: ['kind', 'address'],
        },
      ],
    },
    frame: {
      title: 'Frame',
      type: 'array',
      prefixItems: [
        { type: 'integer', title: 'Width' },
        { type: 'integer', title: 'Height' },
      ],
      items: false,
    },
    contact: { type: 'string', title: 'Contact', enum: ['email', 'phone'] },
    labels: {
      title: 'Labels',
      type: 'object',
      additionalProperties: { type: 'string' },
      propertyNames: { pattern: '^[a-z]+$' },
    },
    steps: {
      title: 'Steps',
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: {
        type: 'object',
        properties: { do: { type: 'string', title: 'What' }, minutes: { type: 'integer', title: 'Minutes' } },
      },
    },
    tree: { $ref: '#/$defs/node' },
    far: { $ref: 'https://example.org/schemas/rights.json', title: 'Rights' },
  },
  if: { properties: { contact: { const: 'email' } }, required: ['contact'] },
  then: { properties: { address: { type: 'string', title: 'Email', format: 'email' } } },
  else: {
    properties: { number: { type: 'string', title: 'Phone', pattern: '^\\+?\\d+$', examples: ['+60123456789'] } },
  },
  $defs: {
    node: {
      title: 'Tree',
      type: 'object',
      properties: {
        n: { type: 'string', title: 'Node' },
        under: { type: 'array', title: 'Below', items: { $ref: '#/$defs/node' } },
      },
    },
  },
}

const control = (name: string, options?: FormElement['options']): FormElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(options && { options }),
})

export const foreignUiSchema: FormElement = {
  type: 'VerticalLayout',
  elements: [
    { type: 'HorizontalLayout', elements: [control('name'), control('level', { slider: true }), control('genre')] },
    ...['delivery', 'frame'].map((name) => control(name)),
    control('contact', { format: 'radio', orientation: 'row' }),
    { type: 'ObjectParts', scope: '#' },
    ...['labels', 'steps', 'tree', 'far'].map((name) => control(name)),
  ],
}

export const foreignValue = {
  name: 'Monsoon Harbour',
  genre: 'Dra',
  delivery: { kind: 'file', address: 'not an address', size: 0 },
  frame: [1920, 1080],
  contact: 'email',
  address: 'aishah@',
  labels: { season: 'rain', port: 'north' },
  steps: [{ do: 'Ingest', minutes: 12 }, { do: 'Check' }],
  tree: { n: 'Root', under: [{ n: 'Leaf' }] },
  far: { territory: ['MY', 'SG'] },
}

/** More than sixty fields: the box that finds one is there. */
export const longSchema: FormSchema = {
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: 72 }, (_, index) => [`f${index + 1}`, { type: 'string', title: `Field ${index + 1}` }]),
  ),
}
