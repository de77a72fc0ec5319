import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { PERSON_FIELD } from '#contract/values/people.ts'
import { ATTRIBUTE_SOURCES, ATTRIBUTE_TYPES, POLICY_TEXT, POLICY_VALUES } from '#contract/values/policy.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { FieldMeaning } from './fieldMeaning.ts'

/** The form of an attribute in the reader's words, by what its `fld` means. */
export function useAttributeSchema(meaning: FieldMeaning): FormSchema {
  const translate = useTranslate()
  const { products } = useConsole()
  return useMemo(() => {
    const one = (values: readonly string[], words: string): FormSchema => ({
      type: 'string',
      oneOf: values.map((value) => ({ const: value, title: translate(`policies.${words}.${value}`) })),
    })
    const text: FormSchema = { type: 'string', maxLength: POLICY_TEXT }
    return {
      type: 'object',
      required: ['n', 'type', 'source'],
      properties: {
        n: { ...text, minLength: 1, title: translate('policies.name') },
        type: { ...one(ATTRIBUTE_TYPES, 'types'), title: translate('policies.attributes.type') },
        source: { ...one(ATTRIBUTE_SOURCES, 'sources'), title: translate('policies.attributes.source') },
        value: {
          type: 'array',
          items: text,
          maxItems: POLICY_VALUES,
          uniqueItems: true,
          title: translate('policies.attributes.values'),
          description: translate('policies.attributes.valuesHelp'),
        },
        ...(meaning === 'people' && {
          fld: {
            type: 'string',
            oneOf: [
              { const: '', title: translate('policies.attributes.anyText') },
              { const: PERSON_FIELD, title: translate('policies.attributes.people') },
            ],
            title: translate('policies.attributes.valuesAre'),
            description: translate('policies.attributes.peopleHelp'),
          },
        }),
        ...(meaning === 'field' && {
          fld: {
            ...text,
            title: translate('policies.attributes.field'),
            description: translate('policies.attributes.fieldHelp'),
          },
        }),
        prd: {
          type: 'array',
          items: { type: 'string', oneOf: products.map(({ id, n }) => ({ const: id, title: n })) },
          uniqueItems: true,
          title: translate('policies.products'),
        },
      },
    }
  }, [translate, meaning, products])
}
