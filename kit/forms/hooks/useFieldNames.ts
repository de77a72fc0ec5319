import { useMemo } from 'react'
import type { Pointer } from '../data/pointer.ts'
import { childPointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { drawnSchema } from '../schema/resolve.ts'
import type { SectionModel } from '../schema/sections.ts'
import { schemaLabel, spelled } from '../schema/words.ts'

type NamedField = { pointer: Pointer; name: string }

/** Fields within fields are found down to this level; a schema may contain itself. */
const LEVELS = 4
const MAX_FIELDS = 20_000

function collect(
  schema: FormSchema,
  at: Pointer,
  words: readonly string[],
  form: { root: FormSchema; language: Parameters<typeof schemaLabel>[1] },
  found: NamedField[],
): void {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (found.length >= MAX_FIELDS) return
    const own = drawnSchema(part, form.root)
    const path = [...words, schemaLabel(own, form.language) ?? spelled(name)]
    const pointer = childPointer(at, name)
    found.push({ pointer, name: path.join(', ') })
    if (path.length < LEVELS) collect(own, pointer, path, form, found)
  }
}

/** Every field of the form by the name that people know it by, those of nested objects behind the name of theirs. */
export function useFieldNames(sections: readonly SectionModel[]): readonly NamedField[] {
  const { schema: root, language } = useForm()
  return useMemo(() => {
    const found: NamedField[] = []
    collect(drawnSchema(root, root), '', [], { root, language }, found)
    const drawn = new Set(sections.flatMap(({ pointers }) => pointers))
    // A UI schema may leave fields out: only what it draws can be gone to.
    const isDrawn = ({ pointer }: NamedField) => [...ancestors(pointer)].some((place) => drawn.has(place))
    return found.filter(isDrawn)
  }, [sections, root, language])
}

function* ancestors(pointer: Pointer): Generator<Pointer> {
  for (let end = pointer.length; end >= 0; end = end === 0 ? -1 : pointer.lastIndexOf('/', end - 1))
    yield pointer.slice(0, end)
}
