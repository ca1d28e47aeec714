import { Link } from 'react-router';

import { paths } from '../../app/paths';
import { Section } from '../../components/Section';
import { useTranslate } from '../../lib/translate';

/** What to do with a lake that is empty yet. */
export function FirstSteps() {
  const t = useTranslate();
  const steps = [
    { key: 'connect', title: t('firstSteps.connect'), detail: t('firstSteps.connectDetail'), to: paths.newConnection(), act: t('connections.register') },
    { key: 'sync', title: t('firstSteps.sync'), detail: t('firstSteps.syncDetail'), to: paths.newSync(), act: t('jobs.newSync') },
    { key: 'keep', title: t('firstSteps.keep'), detail: t('firstSteps.keepDetail'), to: paths.newPolicy(), act: t('policies.create') },
  ];
  return (
    <Section title={t('firstSteps.title')}>
      <ol className="first-steps">
        {steps.map((step, index) => (
          <li key={step.key}>
            <span className="first-steps-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p className="second">{step.detail}</p>
              <Link to={step.to}>{step.act}</Link>
            </div>
          </li>
        ))}
      </ol>
      <p className="second">
        {t('firstSteps.orTable')} <Link to={paths.newTable({ catalog: 'main' })}>{t('tables.create')}</Link>
      </p>
    </Section>
  );
}
