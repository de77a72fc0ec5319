import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { workbenchPath } from '#kit/parts/routes/paths.ts'
import { meantTitles } from './bulk/meantTitles.ts'
import type { Selection } from './selection/createSelection.ts'
import { useSelectionState } from './selection/useSelection.ts'

type SelectionTranslateProps = { type: TypeSummary; selection: Selection }

/** The chosen titles in the translation workbench. */
export function SelectionTranslate({ type, selection }: SelectionTranslateProps) {
  const translate = useTranslate()
  const { product } = useConsole()
  const titles = meantTitles(useSelectionState(selection))
  if (!titles) return null
  return (
    <Button
      size="small"
      component={Link}
      to={workbenchPath(product, type.type)}
      state={{ meant: titles.chosen }}
      startIcon={<Icon name="globe" size="small" />}
    >
      {translate('list.translate')}
    </Button>
  )
}
