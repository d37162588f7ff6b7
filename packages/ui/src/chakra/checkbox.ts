import { defineSlotRecipe } from '@chakra-ui/react'

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'label', 'indicator', 'group'],
  className: 'checkbox',
  base: {
    root: { display: 'inline-flex', alignItems: 'flex-start', gap: '3', paddingBlock: '2', cursor: 'pointer' },
    label: { lineHeight: '1.4' },
    control: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      borderRadius: '4px',
      border: '1px solid {colors.fieldEdge}',
      background: 'sheet',
      color: 'paper',
      '& svg': { width: '4', height: '4', stroke: 'currentColor', strokeWidth: '3px', fill: 'none' },
      _invalid: { border: '2px solid {colors.error}' },
      _checked: { background: 'eucalypt', borderColor: 'eucalypt' },
      _focusVisible: {
        outline: '3px solid {colors.ink}',
        outlineOffset: '3px',
        boxShadow: '0 0 0 3px {colors.wattle}',
      },
    },
  },
})
