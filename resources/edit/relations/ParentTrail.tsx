import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'

type ParentTrailProps = {
  parents: readonly TreeRow[]
  /** The record names a parent that is not among them. */
  isHidden: boolean
}

/** The way down to the record, each parent a link; or why there is none. */
export function ParentTrail({ parents, isHidden }: ParentTrailProps) {
  const translate = useTranslate()
  if (parents.length === 0)
    return (
      <Box sx={{ typography: 'meta', color: isHidden ? 'status.warning.on' : 'text.tertiary' }}>
        {translate(isHidden ? 'relations.hiddenParent' : 'relations.noParent')}
      </Box>
    )
  return (
    <Box
      component="nav"
      aria-label={translate('relations.parents')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}
    >
      {parents.map((parent) => (
        <Fragment key={parent.id}>
          <ParentLink parent={parent} />
          <Icon name="chevronRight" size="tiny" />
        </Fragment>
      ))}
      <Box component="span" sx={{ color: 'text.tertiary' }}>
        {translate('relations.here')}
      </Box>
    </Box>
  )
}

function ParentLink({ parent }: { parent: TreeRow }) {
  const { types, product } = useConsole()
  const name = useRowTitle(parent)
  const type = types.find((one) => one.type === parent.cty)
  if (!type) return <span>{name}</span>
  return (
    <Link component={RouterLink} to={itemPath(product, type, parent.id)} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Link>
  )
}
