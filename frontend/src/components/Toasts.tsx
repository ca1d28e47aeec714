import { useToasts } from '../lib/toast';
import { Sign } from './Sign';

export function Toasts() {
  const toasts = useToasts();
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((each) => (
        <div key={each.id} className="toast">
          <Sign tone="good" size={16} /> {each.text}
        </div>
      ))}
    </div>
  );
}
