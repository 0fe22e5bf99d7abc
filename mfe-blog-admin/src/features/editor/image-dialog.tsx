import { limits } from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Field, useFieldWiring } from '@kaksha/ui/field';
import { type ComponentProps, useState } from 'react';
import styles from './rich-text.module.css';

export interface ImageDialogProps {
  /** Pixels. */
  width: number;
  onApply: (width: number) => void;
  onClose: () => void;
}

export function ImageDialog({ width, onApply, onClose }: ImageDialogProps) {
  const [chosen, setChosen] = useState(width);
  const { min, max } = limits.editor.imageWidth;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Image Settings"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" onClick={() => onApply(chosen)}>
            Apply Changes
          </Button>
        </>
      }
    >
      <Field label="Width" aside={`${chosen} px`}>
        <Slider min={min} max={max} value={chosen} onChange={({ target }) => setChosen(Number(target.value))} />
      </Field>
    </Dialog>
  );
}

function Slider(props: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...props} type="range" className={styles.slider} />;
}
