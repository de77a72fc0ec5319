import { useContext } from 'react'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { useAdTags } from '#kit/parts/context/useAdTags.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { asList, listOrNothing } from '../parts/asList.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'
import { ReadTokens } from '../parts/ReadTokens.tsx'
import { TokenInput } from '../parts/TokenInput.tsx'

type Tags = ReturnType<typeof useAdTags>
const NONE: Tags = []

const nameIn = (tags: Tags) => (id: unknown) => tags.find((tag) => tag.id === id)?.name ?? String(id)

/** A form without a session, as in a gallery, has nobody to ask. */
function useHasTags(): boolean {
  const calls = useContext(ConsoleContext)?.calls as Partial<MarqueeDataProvider> | undefined
  return calls?.listAdTags !== undefined
}

/** Where no tag may be read, ids are shown and typed. */
function TagNames({ control, tags }: { control: ControlProps; tags: Tags }) {
  return (
    <TokenInput
      control={control}
      values={asList(control.field.value)}
      onValues={(values) => control.commit(listOrNothing(values))}
      labelOf={nameIn(tags)}
      {...(tags.length > 0 && { choices: tags.map(({ id, name }) => ({ value: id, label: name })) })}
    />
  )
}

function AskedTagNames({ control }: { control: ControlProps }) {
  return <TagNames control={control} tags={useAdTags()} />
}

function AdTagsInput(control: ControlProps) {
  return useHasTags() ? <AskedTagNames control={control} /> : <TagNames control={control} tags={NONE} />
}

function ReadTagNames({ values, tags }: { values: readonly unknown[]; tags: Tags }) {
  return <ReadTokens labels={values.map(nameIn(tags))} />
}

function ReadAskedTagNames({ values }: { values: readonly unknown[] }) {
  return <ReadTagNames values={values} tags={useAdTags()} />
}

function ReadAdTags({ id, describedBy, field }: ControlProps) {
  const values = asList(field.value)
  const Names = useHasTags() ? ReadAskedTagNames : ReadTagNames
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {values.length > 0 ? <Names values={values} tags={NONE} /> : undefined}
    </ReadBox>
  )
}

/** Ad tags by their names. */
export const AdTagsControl = fieldRenderer(AdTagsInput, { Read: ReadAdTags, below: true })
