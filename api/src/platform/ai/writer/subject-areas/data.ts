import type { SubjectArea } from '../subject-area';

export const data: SubjectArea = {
  motif: 'data',
  name: 'data science',
  words: 'data science, data-science, analytics, data analysis, data analyst, business intelligence',
  tools:
    'Python, SQL, pandas, Jupyter, Excel, Power BI, Tableau, NumPy, Matplotlib, seaborn, Git, PostgreSQL, Google Sheets, Looker Studio',
  roles:
    'Data Analyst, Data Scientist, Business Intelligence Analyst, Product Analyst, Reporting Analyst, Marketing Analyst, Operations Analyst, Analytics Consultant',
  audience:
    'Graduates looking for a first analyst role, Accountants and MIS staff tired of copying cells, Marketers who want to read their own numbers, Developers moving towards data, Managers who ask for reports, Researchers with surveys to analyse, Shop and business owners',
  skills:
    'SQL queries, Data cleaning, Spreadsheet modelling, Descriptive statistics, Charts that tell the truth, Asking good questions, Python scripting, Dashboard design, Hypothesis testing, Presenting findings, Data ethics, Documentation',
  needs: {
    beginner:
      'Comfort with spreadsheets, School arithmetic and percentages, A laptop with a browser, Questions of your own',
    other:
      'Filters and formulas in a spreadsheet, Basic Python or R, SELECT and WHERE in SQL, Averages and medians, A data set that matters to you',
  },
  bonus:
    'Rewriting a bad chart, A take-home analysis as companies set it, Asking for data without making enemies, Building a portfolio page, How surveys go wrong, Preparing for analyst interviews',
  projects:
    'An analysis that ends in one recommended decision, A weekly report that writes itself, A dashboard that three departments agree on, A public data set turned into a story',
  labs: 'A messy export worked through with {it}, One question of a manager answered with {it}, {it} rebuilt in {tool} and compared, Three slides that explain {it}',
  angles:
    '{it} on real and dirty data, Checking results of {it}, Explaining {it} to a manager, {it} in a report, Typical mistakes with {it}, Automating {it}',
  modules: [
    'Asking the right question: Decisions first, Metrics, Data sources, Assumptions, A plan for the analysis',
    'Cleaning data: Types, Missing values, Duplicates, Outliers, Joins that go wrong',
    'Communicating results: Structure, Charts, Executive summaries, Questions from the room, Follow-up',
    'Ethics and privacy: Consent, Anonymity, Bias in samples, Misleading scales, Storing data safely',
  ],
  subtopics: [
    {
      name: 'Python for data',
      words: 'python, pandas, numpy, python for data, jupyter, exploratory',
      tools: 'Python, pandas, NumPy, Jupyter, Matplotlib, seaborn, Plotly, openpyxl, requests, DuckDB',
      goals:
        'Load data from files and databases and the web, Clean and reshape it with pandas, Explore it with pictures, Automate a report that is made by hand today, Share a notebook that others can run',
      projects: 'A monthly sales report that runs on its own, An exploration of a city’s open data',
      modules: [
        'Python essentials: Values and variables, Lists and dictionaries, Conditions and loops, Functions, Files',
        'pandas basics: Series and frames, Reading files, Selecting, Sorting, New columns',
        'Cleaning with pandas: Types, Missing values, Text columns, Dates, Duplicates',
        'Combining and grouping: Merges, Concatenation, Group by, Pivot tables, Window calculations',
        'Exploring with charts: Distributions, Relations, Small multiples, Annotations, Saving figures',
        'Data from elsewhere: Databases, Web interfaces, Spreadsheets, JSON, Scheduling',
        'From notebook to tool: Functions and modules, Parameters, Tests for data, Reports, Sharing',
      ],
    },
    {
      name: 'SQL and analytics',
      words:
        'sql, analytics, data analyst, analyst, excel, spreadsheet, spreadsheets, google sheets, mis, product analytics',
      tools: 'PostgreSQL, SQL, DBeaver, Excel, Google Sheets, Power Query, BigQuery, dbt, Metabase, Looker Studio',
      goals:
        'Write queries that answer a question exactly, Join tables without double counting, Use window functions for trends and ranks, Build a model in a spreadsheet that others can audit, Define metrics that departments share',
      projects: 'A cohort analysis of a subscription service, A funnel that shows where buyers leave',
      modules: [
        'Tables and questions: Rows and keys, SELECT and WHERE, Sorting, Aggregates, Reading a schema',
        'Joins: Inner and outer, Many to many, Double counting, Anti-joins, Checking row counts',
        'Grouping: GROUP BY, HAVING, Conditional sums, Dates and periods, Percentages',
        'Window functions: Ranks, Running totals, Moving averages, Lag and lead, Sessions',
        'Spreadsheets for analysts: Lookups, Pivot tables, Power Query, Named ranges, Auditing formulas',
        'Metrics: Definitions, Funnels, Cohorts, Retention, North star and guard rails',
        'Experiments: Hypotheses, Sample size, A/B tests, Peeking, Reporting a result',
      ],
    },
    {
      name: 'statistics',
      words:
        'statistics, statistical, hypothesis, bayesian, inference, probability, r programming, rstudio, regression',
      tools: 'R, RStudio, Python, statsmodels, SciPy, Jupyter, ggplot2, Excel, JASP, G*Power',
      roles: 'Statistician, Research Analyst',
      goals:
        'Describe data without hiding its spread, Choose and read the right test, Quantify uncertainty honestly, Fit and check a regression, Design a study before collecting data',
      projects:
        'A survey analysed from questionnaire to conclusion, An experiment designed and simulated before it is paid for',
      modules: [
        'Describing data: Centre and spread, Shapes, Quantiles, Outliers, Pictures before numbers',
        'Chance: Simulation, Distributions, The central limit theorem, Sampling, Bias',
        'Estimation: Standard errors, Confidence intervals, Bootstrap, Proportions, Reporting',
        'Tests: Null hypotheses, t-tests, Chi-squared, Analysis of variance, Multiple comparisons',
        'Regression: Fitting, Residuals, Several predictors, Interactions, Logistic regression',
        'Bayesian thinking: Priors, Updating, Posterior intervals, Comparing with tests, When it helps',
        'Study design: Questions, Sample size, Randomisation, Confounders, Pre-registration',
      ],
    },
    {
      name: 'visualisation and business intelligence',
      words:
        'visualisation, visualization, business intelligence, dashboard, dashboards, power bi, tableau, bi, charts, storytelling, looker',
      tools: 'Power BI, Tableau, DAX, Power Query, Looker Studio, SQL, Excel, Figma, D3, Datawrapper',
      roles: 'Power BI Developer, Tableau Developer',
      goals:
        'Choose the chart that fits the question, Build a data model that stays fast, Write measures that mean one thing, Lay out a dashboard that is read at a glance, Publish and refresh it safely',
      projects: 'A sales dashboard for managers in the field, A set of annual figures turned into one page',
      modules: [
        'Seeing: Perception, Chart types, Scales, Colour, Lies with charts',
        'Preparing data: Power Query, Shapes for reporting, Relations, Star schemas, Refresh',
        'Measures: DAX basics, Context, Time intelligence, Ratios, Testing measures',
        'Dashboard layout: Questions first, Hierarchy, Filters, Drill-down, Phones',
        'Tableau: Worksheets, Calculations, Level of detail, Actions, Stories',
        'Publishing: Workspaces, Row-level security, Gateways, Schedules, Usage',
        'Telling the story: Headlines, Annotations, Before and after, Rehearsal, Feedback',
      ],
    },
  ],
};
