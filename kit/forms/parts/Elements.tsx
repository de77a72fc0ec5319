import { useCallback } from 'react'
import { isWithin } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { dataPointer } from '../schema/resolve.ts'
import { Dispatch } from './Dispatch.tsx'
import { NearBlock } from './NearBlock.tsx'

type ElementsProps = {
  elements: readonly FormElement[] | undefined
  schema: FormSchema
  path: Pointer
  enabled?: boolean
}

/** More elements than this are drawn in blocks as they come near. */
const BLOCKS_FROM = 60
const BLOCK = 24
const FIELD_PX = 76
/** Fields beside each other in a usual width. */
const COLUMNS = 3

const isAbout = (element: FormElement, path: Pointer, pointer: Pointer): boolean =>
  (element.scope !== undefined && isWithin(pointer, dataPointer(path, element.scope))) ||
  (element.elements ?? []).some((child) => isAbout(child, path, pointer))

function Block({ elements = [], ...props }: ElementsProps) {
  const { path } = props
  const holds = useCallback(
    (pointer: Pointer) => elements.some((element) => isAbout(element, path, pointer)),
    [elements, path],
  )
  return (
    <NearBlock px={(elements.length / COLUMNS) * FIELD_PX} holds={holds}>
      <Each elements={elements} {...props} />
    </NearBlock>
  )
}

function Each({ elements = [], schema, path, enabled }: ElementsProps) {
  return elements.map((element, index) => (
    <Dispatch key={index} element={element} schema={schema} path={path} enabled={enabled} />
  ))
}

const blocksOf = new WeakMap<readonly FormElement[], readonly (readonly FormElement[])[]>()

function blocks(elements: readonly FormElement[]): readonly (readonly FormElement[])[] {
  const known = blocksOf.get(elements)
  if (known) return known
  const count = Math.ceil(elements.length / BLOCK)
  const all = Array.from({ length: count }, (_, index) => elements.slice(index * BLOCK, (index + 1) * BLOCK))
  blocksOf.set(elements, all)
  return all
}

/** The children of a layout, in their order. */
export function Elements({ elements = [], ...props }: ElementsProps) {
  if (elements.length <= BLOCKS_FROM) return <Each elements={elements} {...props} />
  return blocks(elements).map((block, index) =>
    index === 0 ? <Each key={0} elements={block} {...props} /> : <Block key={index} elements={block} {...props} />,
  )
}
